/** Lower case without accents and vowel points, so that "cimentacion" and "Cimentación" are equal. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** A name as it is compared: without case, accents and more spaces than one. */
export const nameKey = (name: string): string => fold(name).replace(/\s+/g, " ").trim();
