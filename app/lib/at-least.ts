/**
 * Does something, and answers after so many milliseconds at the earliest: how long it really took is not told. For
 * answers that must not tell, by what little more there is to write, whether somebody is known here.
 */
export async function atLeast<T>(ms: number, act: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([act(), new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}

/** For answers about an address: several times what they take. */
export const ADDRESS_MS = 150;
