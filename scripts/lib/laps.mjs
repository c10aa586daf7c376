/**
 * A logger that puts the seconds since its making before every line.
 * @returns {(message: string) => void}
 */
export function lapLogger() {
  const began = performance.now();
  return (message) => console.log(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${message}`);
}
