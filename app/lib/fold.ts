/** Lower case without accents and vowel points, so that "cimentacion" and "Cimentación" are equal. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
