// Which texts of the sources are for people. The library takes them out when the page is built, and puts in their place what
// the catalogue of a language says; here stands what it takes for a text, and where it has to look closer.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adapter as svelte } from '@wuchale/svelte';
import { pluralPattern } from 'wuchale/adapter-vanilla';

// The library keeps the class to itself that reads the sources; its version is fixed, and the tests beside this read by it.
const library = createRequire(import.meta.url).resolve('@wuchale/svelte');
const { SvelteTransformer } = await import(/* @vite-ignore */ pathToFileURL(join(dirname(library), 'transformer.js')).href);

/** Attributes of elements that hold no words. */
const WORDLESS = new RegExp(
  `^(${[
    'class|style|d|fill|stroke|points|transform|viewBox|preserveAspectRatio|type|href|src|to|id|for|key|role|name|value|rel|kind',
    'method|pattern|inputmode|autocomplete|slot|lang|dir|accept|icon|sign|zone|pile|letters|stage|data-.*',
    'aria-(?!label$|roledescription$|valuetext$|description$).*',
  ].join('|')})$`,
);
/** Properties of objects that hold no words. */
const NAMES = /^(class|d|fill|type|href|src|to|from|id|key|name|value|kind|method|pattern|sign|icon|zone|pile|letters|stage|t)$/;
/** Attributes that are always read by people, or spoken to them. */
const WORDED = /^(aria-label|aria-roledescription|aria-valuetext|aria-description|title|placeholder|alt|label|legend|hint)$/;
/** Calls whose texts only programs read. */
const CALLS = new RegExp(
  `^(fetch|import|matchMedia|RegExp|URL|console\\..*|document\\..*|.*\\.(${[
    'querySelector|querySelectorAll|closest|matches|getAttribute|setAttribute|addEventListener|startsWith|endsWith|includes',
    'indexOf|split|has|get|delete|getItem|setItem|matchMedia|localeCompare|replace|replaceAll|animate|cardsIn|count',
  ].join('|')}))$`,
);
/** The call that says of a text which does not look like one that it is. */
const SAID = 'word';
/** Two words, or one that begins like a sentence. A hash stands for what is put in. */
const WORDS = /^[^\p{L}]*(\p{L}+([’'-]\p{L}+)*[’']?|#)([,;:.…!?%/–-]?\s[^\p{L}]*(\p{L}|#))|^\p{Lu}\p{Ll}+[\p{L}.!?…:,’-]*$/u;
/** One word in lower case, as names of programs are, too; also between spaces, as what joins a list. */
const ONE_WORD = /^\s*\p{Ll}{2,}\s*$/u;
/** A name of a program: words that are written together, numbers, capitals alone, a width of the window. */
const NAMED = /^[\p{L}]*\p{Ll}\p{Lu}|^[^\p{Ll}]*$|^\(?\p{Ll}+-\p{Ll}+: [\d.]+rem/u;
const COMPARISONS = new Set(['==', '===', '!=', '!==', 'in']);

function isText({ msgStr, details }, spoken) {
  const text = msgStr.join(' ').trim();
  if (!/\p{L}/u.test(text) || details.element === 'style') return false;
  if (details.scope === 'markup' || details.call === SAID) return 'message';
  if (NAMED.test(text)) return false;
  if (details.attribute && WORDED.test(details.attribute)) return 'message';
  if (details.attribute && WORDLESS.test(details.attribute)) return false;
  if (details.call && CALLS.test(details.call)) return false;
  return spoken || (WORDS.test(text) && /\p{Ll}{2}/u.test(text)) ? 'message' : false;
}

/**
 * Reads as the library does, and besides what is thrown, the fields of classes, and elements whose name is reckoned; passes by
 * what is only compared.
 */
class PageTransformer extends SvelteTransformer {
  /** Whether the expression that is read stands among the words of the markup, so that each of its texts is one of them. */
  spoken = false;
  inAttribute = false;
  /** What was read and taken for no text. */
  passed = [];

  constructor(content, filename, index, patterns, expression, runtime, matchUrl) {
    const take = (message) => {
      const kind = isText(message, this.spoken);
      if (!kind) this.passed.push(message);
      return kind;
    };
    super(content, filename, index, take, patterns, expression, runtime, matchUrl);
    const { visitBinaryExpression, visitCallExpression, visitClassDeclaration } = this;
    const { visitArrowFunctionExpression, visitAttribute, visitPropertyDefinition } = this;
    const aside = (visit) => (node) => this.read(false, () => visit(node));
    this.visitBinaryExpression = (node) => (COMPARISONS.has(node.operator) ? [] : visitBinaryExpression(node));
    this.visitMemberExpression = ({ object }) => this.read(false, () => this.visit(object));
    this.visitCallExpression = aside(visitCallExpression);
    this.visitArrowFunctionExpression = aside(visitArrowFunctionExpression);
    this.visitAttribute = (node) => {
      this.inAttribute = true;
      const found = WORDLESS.test(node.name) ? [] : this.read(WORDED.test(node.name), () => visitAttribute(node));
      this.inAttribute = false;
      return found;
    };
    this.visitExpressionTag = (node) => this.read(!this.inAttribute || this.spoken, () => this.visit(node.expression));
    this.visitConditionalExpression = (node) => [
      ...this.read(false, () => this.visit(node.test)),
      ...this.visit(node.consequent),
      ...this.visit(node.alternate),
    ];
    this.visitLogicalExpression = (node) => [
      ...(node.operator === '&&' ? this.read(false, () => this.visit(node.left)) : this.visit(node.left)),
      ...this.visit(node.right),
    ];
    this.visitVariableDeclarator = this.defaultVisitVariableDeclarator; // no text changes, so none is derived
    this.visitSvelteElement = (node) => [...node.attributes.flatMap(this.visitSv), ...this.visitFragment(node.fragment)];
    this.visitSwitchCase = (node) => node.consequent.flatMap(this.visit);
    this.visitThrowStatement = (node) => this.visit(node.argument);
    this.visitPropertyDefinition = (node) => (node.value ? this.visit(node.value) : visitPropertyDefinition(node));
    this.visitClassDeclaration = (node) => [
      ...visitClassDeclaration(node),
      ...node.body.body.filter(({ type }) => type === 'PropertyDefinition').flatMap(this.visit),
    ];
    this.visitProperty = ({ key, value }) => (NAMES.test(key.name ?? key.value) && /Literal$/.test(value.type) ? [] : this.visit(value));
    this.mixedVisitor = this.initMixedVisitor();
  }

  read(spoken, visit) {
    const before = this.spoken;
    this.spoken = spoken;
    const found = visit();
    this.spoken = before;
    return found;
  }
}

/** What is drawn, what the hall sends, and what only programs read: no text for people stands there. */
const WITHOUT = [
  '**/*.{test,d}.ts',
  '**/{sample*,fake*}.ts',
  'src/cards/art/**',
  'src/cards/**/{signs,picture,casting,emblems,looks,seals,worlds}.ts',
  'src/lib/wire*/**',
  'src/start.ts',
  'src/lib/{wire,http,messages,me.svelte}.ts',
  'src/lib/settings/{language,muted.svelte}.ts',
  'src/library/rules/book.ts',
  'src/table/{places,hand/drag,stage/moves,shell/shellkeys}.ts',
  'src/table/spellslinger/{links,rows,outlook,drag.svelte}.ts',
];

/** What the library is to do with components and scripts alike. */
export function texts() {
  const adapter = svelte({
    files: { include: ['src/**/*.svelte', 'src/**/*.ts'], ignore: WITHOUT },
    loader: 'custom',
    // The page is loaded anew for another language, so no text changes while it is shown, and each module looks once.
    runtime: { initReactive: ({ funcName }) => (funcName == null ? false : null), useReactive: false },
  });
  adapter.transform = ({ content, filename, index, expr, matchUrl }) =>
    new PageTransformer(content, filename, index, [pluralPattern], expr, adapter.runtime, matchUrl).transformSv();
  return adapter;
}

/** The single words of a source's scripts that are taken for names of a program, since nobody has marked them as words. */
export async function passedOver(content, filename) {
  const index = { get: () => 0 };
  const reader = new PageTransformer(content, filename, index, [pluralPattern], { plain: '', reactive: '' }, texts().runtime, () => null);
  await reader.transformSv();
  const inScript = ({ details }) => details.scope === 'script' && !(details.call && CALLS.test(details.call));
  return reader.passed.filter(inScript).flatMap(({ msgStr }) => msgStr.filter((text) => ONE_WORD.test(text)));
}
