import { afterAll, vi } from "vitest";

// Files share a process: what one puts in the place of a global, of the clock or of a function is gone before the next
// is imported. A library that finds half a `document` takes it for a browser's.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
