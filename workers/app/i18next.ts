// remix-i18next imports the whole of i18next, 13 KB compressed, for translations of its own, which nobody here asks for: it
// only says which language a request is in (docs/decisions/0005-one-small-translator.md).

export function createInstance(): never {
  throw new TypeError("texts are translated by app/i18n/translator.ts");
}
