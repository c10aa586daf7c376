/** The names that the file dialog offers; what a file really is, its bytes say. */
export const EXTENSIONS = ["png", "jpg", "jpeg", "gif", "bmp", "svg", "webp"] as const;
export const ACCEPTED = EXTENSIONS.map((extension) => `.${extension}`).join(",");

/** What somebody chose, dropped or photographed. */
export interface Chosen {
  /** None yet where the camera of the page is to be opened. */
  files: File[];
  photographed: boolean;
}
