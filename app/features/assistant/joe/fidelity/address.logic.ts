/**
 * Whether a text holds an address: where somebody could be led, write or call. An answer needs none, and none is
 * looked up in a list of good ones.
 */
const ADDRESSES: readonly RegExp[] = [
  /:\/\//,
  /\b(?:www|ftp)\./i,
  /\b(?:https?|mailto|tel|sms|data|javascript|file|whatsapp|tg):/i,
  /[@＠]/,
  /\S[[(]\s?(?:at|dot)\s?[\])]\S|\s(?:dot|punto|נקודה)\s+(?:com|net|org|io|co|example)(?!\p{L})/iu,
  // A name with a dot inside of it. A sentence that begins right behind a dot looks the same, and is not worth a risk.
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,}[.。．](?=[\p{L}-]*\p{L}{2})[\p{L}\p{N}-]{2,}/u,
  /\p{L}\/\p{L}[^\s/]*\//u,
  // Numbers that are called.
  /(?<!\d)\+\d[\d\s().-]{6,}\d/,
  /(?<![\d.])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/,
  /(?<![\d.])\d{3}[\s.-]\d{4}(?!\d)/,
  /(?<![\d.,])\d{7,}(?!\d)/,
];

export function hasAddress(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/(?!\n)\p{C}/gu, "");
  return ADDRESSES.some((address) => address.test(plain));
}
