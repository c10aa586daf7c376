/** Keeps the last `size` items, oldest first. */
export function createRing<T>(size: number) {
  const kept: T[] = [];
  return {
    push(value: T): void {
      kept.push(value);
      if (kept.length > size) kept.shift();
    },
    all: (): readonly T[] => [...kept],
  };
}
