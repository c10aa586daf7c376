/** What the gallery's address may say; anything else is its first state. */
export const KIT_TABS = ["plan", "section", "detail"] as const;
export type KitTab = (typeof KIT_TABS)[number];

/** Pages of the sample list. */
export const KIT_PAGES = 3;

export interface KitState {
  tab: KitTab;
  /** 1 to KIT_PAGES. */
  page: number;
  /** Whether the sample form shows itself as the server would refuse it. */
  refused: boolean;
}

export function kitState(search: URLSearchParams): KitState {
  const page = Number(search.get("page"));
  return {
    tab: KIT_TABS.find((tab) => tab === search.get("tab")) ?? "plan",
    page: Number.isInteger(page) && page >= 1 && page <= KIT_PAGES ? page : 1,
    refused: search.get("form") === "refused",
  };
}

/** The address of the gallery with one thing changed. */
export function kitAddress(state: KitState, change: Partial<KitState>): string {
  const { tab, page, refused } = { ...state, ...change };
  const search = new URLSearchParams({
    ...(tab !== "plan" && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(refused && { form: "refused" }),
  });
  return search.size > 0 ? `/dev/kit?${search}` : "/dev/kit";
}
