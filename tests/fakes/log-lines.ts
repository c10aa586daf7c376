import { afterEach, beforeEach, vi } from "vitest";

/** What each test of a file has logged so far, a line each; nothing of it is printed. */
export function capturedLogLines(): readonly string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ["info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((line: string) => lines.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return lines;
}
