// What is kept, and how much of it. Pages and forms need these words too.

export const FILE_TYPES = ["image/png", "image/jpeg", "image/webp", "application/pdf"] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** A picture is shown, a document is saved; a document may be a picture. SVG is neither: it is a program. */
export type FileKind = "picture" | "document";

const MB = 1024 * 1024;

export const FILE_LIMITS = {
  /** Of one file, where the feature says nothing smaller. */
  bytes: 8 * MB,
  /** Of one picture sent by a browser without scripts, which cannot make it small. */
  plainBytes: 1 * MB,
  /** More, and a phone that shows it runs out of memory. */
  pixels: 64_000_000,
  /** Of all files of one workspace: in a bucket, and where the database keeps them. */
  workspaceBytes: 500 * MB,
  workspaceBytesInDatabase: 20 * MB,
  name: 120,
  /** Of the small picture that a browser makes of a photo. */
  thumbBytes: 64 * 1024,
} as const;

/** Pixels of the small picture of a photo, which is a square. */
export const THUMB_SIDE = 192;
/** The field in which a browser sends it. */
export const THUMB = "thumb";

/** A small picture as it was sent; one that is too large to be small is left aside. */
export const thumbOf = async (thumb: File | undefined) =>
  thumb && thumb.size <= FILE_LIMITS.thumbBytes ? new Uint8Array(await thumb.arrayBuffer()) : undefined;

/** What a field for files of a kind accepts. */
export const ACCEPTED: Record<FileKind, string> = {
  picture: "image/png,image/jpeg,image/webp",
  document: FILE_TYPES.join(),
};

/** The address of a file, for those who may read records of its workspace. */
export const fileHref = (id: string): `/files/${string}` => `/files/${id}`;
