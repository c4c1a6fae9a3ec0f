/* Words for people live in catalogues (`t('id')`), not in code. This rule finds text in markup, and strings that read like
   words for people: several words, or one that begins with a capital letter where no wire name can stand. */

const WORD = /\p{L}{2,}/u
const SEVERAL = /\p{L}[\p{L}'’-]*[,:;.!?]? +[\p{L}(]\p{L}/u
/** A word beside a value of a template, or with a space at its end, to be put together with another text. */
const PART = /\0['’]|\0[,:;]? \p{L}{2,}|\p{L}{2,}[,:;]? \0|^[,:;]? \p{L}{2,}$|^\p{L}{2,}[,:;]? $|^ \p{L}{2,} $/u
const CSS = /(?:translate|scale|rotate)\(|\((?:min|max)-width/
const CAPITAL = /^\p{Lu}\p{Ll}+[.!?:…]?$/u
const TELLING = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
])
const SILENT =
  /^(class|style|d|id|href|src|points|transform|viewBox|fill|stroke.*|font.*|text-anchor|style:.*|class:.*|data-.*|on.*)$/
const CODE_CALLS = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'getItem',
  'setItem',
  'removeItem',
  'setProperty',
  'matchMedia',
  'addEventListener',
  'import',
  'actions',
  'sceneOf',
])
const KEYS = new Set([
  'Enter',
  'Escape',
  'Esc',
  'Tab',
  'Home',
  'End',
  'Delete',
  'Backspace',
  'Space',
  'Shift',
  'Control',
  'Alt',
  'Meta',
])

/** Tags in a string of markup are not words, what stands between them is. */
function readsLikeWords(text) {
  const bare = text.replaceAll(/<[^>]*>/g, ' ')
  return SEVERAL.test(bare) || (PART.test(bare) && !CSS.test(bare)) || (CAPITAL.test(bare) && !KEYS.has(bare))
}

function calledName(node) {
  const callee = node.callee
  return callee?.type === 'MemberExpression' ? callee.property.name : callee?.name
}

/** Names of the wire, selectors, errors for programmers: places where a string is not shown. */
function isCode(node) {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    switch (at.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'TSLiteralType':
      case 'TSExternalModuleReference':
        return true
      case 'ExportNamedDeclaration':
        return child === at.source
      case 'SwitchCase':
        return child === at.test
      case 'BinaryExpression':
        if (['===', '!==', '==', '!=', 'in'].includes(at.operator)) return true
        break
      case 'Property':
        if (child === at.key) return true
        if (at.key.name === 'kind' && child === at.value) return true
        break
      case 'MemberExpression':
        if (child === at.property) return true
        break
      case 'NewExpression':
        if (/Error$|^RegExp$|^Set$|^URL$/.test(at.callee.name ?? '')) return true
        break
      case 'CallExpression':
        if (CODE_CALLS.has(calledName(at)) || at.callee.object?.name === 'console') return true
        if (
          ['includes', 'startsWith', 'endsWith', 'split', 'has', 'get'].includes(calledName(at)) &&
          child !== at.callee
        )
          return true
        return false
      case 'SvelteAttribute':
      case 'SvelteDirective':
      case 'SvelteStyleDirective':
        return SILENT.test(at.key?.name ?? '') || at.type !== 'SvelteAttribute'
      case 'FunctionDeclaration':
      case 'ArrowFunctionExpression':
      case 'BlockStatement':
      case 'Program':
        return false
    }
  }
  return false
}

export default {
  meta: { type: 'problem', schema: [], messages: { words: 'Words for people belong in a catalogue: "{{ text }}"' } },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'words', data: { text: text.trim().replaceAll(/\s+/g, ' ').slice(0, 60) } })
    return {
      SvelteText(node) {
        if (!WORD.test(node.value)) return
        const parent = node.parent
        if (parent.type === 'SvelteStyleElement' || parent.type === 'SvelteScriptElement') return
        if (parent.type === 'SvelteElement' && parent.name?.name === 'kbd') return
        report(node, node.value)
      },
      SvelteLiteral(node) {
        const name = node.parent?.key?.name ?? ''
        if (TELLING.has(name) ? WORD.test(node.value) : !SILENT.test(name) && readsLikeWords(node.value))
          report(node, node.value)
      },
      Literal(node) {
        if (typeof node.value === 'string' && readsLikeWords(node.value) && !isCode(node)) report(node, node.value)
      },
      TemplateLiteral(node) {
        const text = node.quasis.map((part) => part.value.cooked).join('\0')
        if (readsLikeWords(text) && !isCode(node)) report(node, text)
      },
    }
  },
}
