import { GROUPS, type Group } from "./patent.ts";
import {
  isSelection,
  type Selection,
  SHOWN_PRIORITIES,
  SHOWN_STATUSES,
  type ShownPriority,
  type ShownStatus,
} from "./patents.logic.ts";

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

/** How a list may be ordered; the first is its own order. */
export const SORTS = ["urgency", "deadline", "value", "claims", "confidence", "number"] as const;
export type Sort = (typeof SORTS)[number];

/** What the list is asked for; whatever means nothing is left out. */
export interface ListFilter {
  group?: Group;
  status?: ShownStatus;
  priority?: ShownPriority;
  sort: Sort;
}

export function listFilter(search: URLSearchParams): ListFilter {
  const [group, status, priority, sort] = ["group", "status", "priority", "sort"].map((name) =>
    search.get(name),
  );
  return {
    group: isOneOf(GROUPS, group) ? group : undefined,
    status: isOneOf(SHOWN_STATUSES, status) ? status : undefined,
    priority: isOneOf(SHOWN_PRIORITIES, priority) ? priority : undefined,
    sort: isOneOf(SORTS, sort) ? sort : "urgency",
  };
}

/** The address of a list with this filter. */
export function listAddress(path: string, { group, status, priority, sort }: Partial<ListFilter>): string {
  const query = new URLSearchParams();
  if (group) query.set("group", group);
  if (status) query.set("status", status);
  if (priority) query.set("priority", priority);
  if (sort && sort !== "urgency") query.set("sort", sort);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The tabs of the figures and the group that each shows. */
export const TABS = ["all", "ai", "safety", "visualization", "estimation"] as const;
export type Tab = (typeof TABS)[number];

export function tabOf(value: string | null): Tab {
  return isOneOf(TABS, value) ? value : "all";
}

export const TOP_SORTS = ["deadline", "value", "confidence", "claims"] as const;
export type TopSort = (typeof TOP_SORTS)[number];

export function topSort(value: string | null): TopSort {
  return isOneOf(TOP_SORTS, value) ? value : "deadline";
}

export function selectionOf(value: string | null): Selection {
  return isSelection(value) ? value : "complete";
}

/** A whole number as an address writes it, or undefined. */
export function wholeNumber(value: string | null | undefined): number | undefined {
  return value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}

/** `7-3`: a figure by its patent's number and its own. */
export function figureKey(value: string | null): { patentId: number; number: number } | undefined {
  const [, patent, figure] = /^(\d{1,4})-(\d{1,4})$/.exec(value ?? "") ?? [];
  const [patentId, number] = [wholeNumber(patent), wholeNumber(figure)];
  return patentId && number ? { patentId, number } : undefined;
}

/** What an attorney ticks off for each patent. */
export const CHECKS = ["claims", "drawings", "priorArt", "inventors", "entity", "deadline"] as const;
export type Check = (typeof CHECKS)[number];

export function checksIn(form: Partial<Record<Check, unknown>>): Check[] {
  return CHECKS.filter((check) => form[check] === "on");
}

/** The address of a package's page, with one of its figures open above it. */
export function packageAddress(selection: Selection, figure?: { patentId: number; number: number }): string {
  const query = new URLSearchParams();
  if (selection !== "complete") query.set("selection", selection);
  if (figure) query.set("figure", `${figure.patentId}-${figure.number}`);
  return query.size > 0 ? `/attorney-filing-package?${query}` : "/attorney-filing-package";
}
