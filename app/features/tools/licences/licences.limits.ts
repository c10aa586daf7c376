export const LICENCE_LIMITS = {
  /** Of one workspace. */
  checks: 500,
  /** Files of one check, and the most bytes of each. */
  evidence: 5,
  evidenceBytes: 4 * 1024 * 1024,
  number: 40,
  name: 160,
  classes: 160,
  by: 80,
  note: 1_000,
  /** Imported lists of one workspace, the bytes and the lines of one file. */
  lists: 5,
  file: 6 * 1024 * 1024,
  fileLines: 20_000,
  source: 200,
  /** Lines of lists that one search shows. */
  found: 20,
} as const;
