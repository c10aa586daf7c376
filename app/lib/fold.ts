/** Lower case without accents and points, so that "cimentacion" and "Cimentación" are one word. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
