/** The kind of record that a file names. */
export const DESK_ITEM = "deskItem";

export const DESK_LIMITS = {
  /** Of one workspace. */
  items: 20_000,
  vendor: 120,
  code: 40,
  note: 500,
  files: 4,
  fileBytes: 8 * 1024 * 1024,
  /** So many of a vendor's last papers say which code is meant. */
  history: 20,
} as const;

/** Papers on a page of the list. */
export const SHOWN = 30;

export const KINDS = ["receipt", "bill", "other"] as const;
export const VIEWS = ["open", "new", "coded", "approved", "posted", "dropped", "all"] as const;
export type View = (typeof VIEWS)[number];

export const DESK = "/financial-admin-services";
export const itemPath = (id: string) => `/desk-item/${id}`;
export const withQuery = (path: string, query: Record<string, string>) => {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return asked.size > 0 ? `${path}?${asked}` : path;
};
