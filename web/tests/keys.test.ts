import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bindKeys, keyName, listen, nameOf } from "../src/kit/keys";

let letters = true;
let undo: (() => void)[] = [];

function press(key: string, options: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event;
}

function put<T extends keyof HTMLElementTagNameMap>(tag: T): HTMLElementTagNameMap[T] {
  return document.body.appendChild(document.createElement(tag));
}

beforeEach(() => {
  letters = true;
  undo = [listen(document, () => letters)];
});
afterEach(() => {
  for (const one of undo) one();
  document.body.replaceChildren();
});

describe("layers", () => {
  it("asks the newest first and lets others through", () => {
    const [below, above] = [vi.fn(), vi.fn()];
    undo.push(bindKeys({ h: below, u: below }), bindKeys({ h: above }));
    press("h");
    press("u");
    expect(above).toHaveBeenCalledTimes(1);
    expect(below).toHaveBeenCalledTimes(1);
  });

  it("lets nothing through a modal one", () => {
    const below = vi.fn();
    undo.push(bindKeys({ h: below }), bindKeys({ Escape: vi.fn() }, { modal: true }));
    press("h");
    expect(below).not.toHaveBeenCalled();
  });

  it("is gone once taken away", () => {
    const act = vi.fn();
    bindKeys({ h: act })();
    expect(press("h").defaultPrevented).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("what counts as a command", () => {
  it("never typing in a field, but Escape", () => {
    const act = vi.fn();
    undo.push(bindKeys({ h: act, "1": act, Escape: act }));
    const field = put("input");
    press("h", {}, field);
    press("1", {}, field);
    press("Escape", {}, field);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("leaves Enter to a focused button", () => {
    const act = vi.fn();
    undo.push(bindKeys({ Enter: act, "1": act }));
    const button = put("button");
    press("Enter", {}, button);
    expect(act).not.toHaveBeenCalled();
    press("1", {}, button);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("no single letters where they are switched off", () => {
    const act = vi.fn();
    undo.push(bindKeys({ h: act, "1": act }));
    letters = false;
    press("h");
    press("1");
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("no browser shortcuts", () => {
    const act = vi.fn();
    undo.push(bindKeys({ l: act }));
    expect(press("l", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("names", () => {
  it("of events", () => {
    expect(nameOf(new KeyboardEvent("keydown", { key: "H", shiftKey: true }))).toBe("Shift+h");
    expect(nameOf(new KeyboardEvent("keydown", { key: "?", shiftKey: true }))).toBe("?");
    expect(nameOf(new KeyboardEvent("keydown", { key: "2", altKey: true }))).toBe("Alt+2");
  });

  it("on key caps", () => {
    expect(["h", "Enter", "Escape", "Shift+ArrowLeft"].map(keyName)).toEqual(["H", "↵", "Esc", "⇧←"]);
  });
});
