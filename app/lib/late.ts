/**
 * A value that is made when it is first asked for and kept: not while a worker starts, which has little time for that,
 * and not before the lists that lie beside it are read (`beside.ts`).
 */
export function late<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
