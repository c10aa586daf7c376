// What is said, and how much of it. Pages and forms need these words too.

export const TALK_LIMITS = {
  /** Of one post. */
  body: 4_000,
  printedName: 80,
  /** Posts about one record. */
  posts: 300,
  /** Posts of one workspace. */
  workspacePosts: 50_000,
  /** Of one author about one record within an hour. */
  hourly: 30,
  /** For so long whoever said something may change it or take it back. */
  editMinutes: 15,
} as const;

export const POST_INTENT = "post";
export const POST_EDIT_INTENT = "post-edit";
export const POST_DROP_INTENT = "post-drop";
