/* Tells when the pointer or the keyboard's focus comes to a thing, and when it goes. */
import type { Attachment } from "svelte/attachments";

export function pointing(tell: (on: boolean) => void): Attachment<HTMLElement> {
  return (thing) => {
    const come = (): void => tell(true);
    const focus = (): void => tell(thing.matches(":focus-visible"));
    const go = (): void => tell(false);
    thing.addEventListener("pointerenter", come);
    thing.addEventListener("pointerleave", go);
    thing.addEventListener("focus", focus);
    thing.addEventListener("blur", go);
    return () => {
      thing.removeEventListener("pointerenter", come);
      thing.removeEventListener("pointerleave", go);
      thing.removeEventListener("focus", focus);
      thing.removeEventListener("blur", go);
    };
  };
}
