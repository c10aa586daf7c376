import { translator } from "../i18n/catalogue.server.ts";
import type { Contribution, Contributions, Counts, PolicyDirective } from "../services/contribution.ts";
import { guestRetention } from "../services/retention.server.ts";
import { type ToastSet, wordedToast } from "../services/toast.ts";

/** Merges records. If two features use the same name, this throws and nothing starts. */
function united<T>(records: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const all = new Map<string, T>();
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (all.has(name)) throw new Error(`two features contribute ${name}`);
    all.set(name, value);
  }
  return Object.fromEntries(all);
}

/** Joins the contributions of the features, for the services and the worker. */
export function joinContributions(given: readonly Contribution[]): Contributions {
  const sets = given.flatMap((one) => one.toasts ?? []);
  const toasts = united<ToastSet>(
    sets.map((set) => Object.fromEntries(Object.keys(set.manners).map((code) => [code, set]))),
  );
  const sources = (directive: PolicyDirective) => [
    ...new Set(given.flatMap(({ policy }) => policy?.[directive] ?? [])),
  ];
  const owned = given.flatMap((one) => one.owned ?? []);
  return {
    owned,
    mentions: given.flatMap(({ mentions }) => mentions ?? []),
    retention: [...given.flatMap(({ retention }) => retention ?? []), ...guestRetention(owned)],
    samples: [
      ...given.flatMap(({ samples }) => samples ?? []),
      ...given.flatMap(({ hangingSamples }) => hangingSamples ?? []),
    ],
    counts: united(given.map(({ counts }) => counts)) as Record<
      keyof Counts,
      Contributions["counts"][keyof Counts]
    >,
    late: given.flatMap(({ late }) => late ?? []),
    tasks: given.flatMap(({ tasks }) => tasks ?? []),
    processes: Object.values(
      united(given.flatMap(({ processes }) => (processes ?? []).map((one) => ({ [one.graph.name]: one })))),
    ),
    guardedFiles: united(given.map(({ guardedFiles }) => guardedFiles)),
    bodyLimits: united(given.map(({ bodyLimits }) => bodyLimits)),
    toldOnPage: new Set(given.flatMap(({ toldOnPage }) => toldOnPage ?? [])),
    policy: {
      "frame-src": sources("frame-src"),
      "worker-src": sources("worker-src"),
      "trusted-types": sources("trusted-types"),
    },
    links: united(given.map(({ links }) => links)),
    orders: given.flatMap((one) => one.orders ?? []),
    points: given.flatMap((one) => one.points ?? []),
    brief: given.flatMap((one) => one.brief ?? []),
    dayFacts: given.flatMap((one) => one.dayFacts ?? []),
    chain: given.flatMap((one) => one.chain ?? []),
    siteTasks: given.flatMap((one) => one.siteTasks ?? []),
    sharedWithOthers: given.flatMap((one) => one.sharedWithOthers ?? []),
    needsMe: given.flatMap((one) => one.needsMe ?? []),
    onPassed: given.flatMap(({ onPassed }) => onPassed ?? []),
    metrics: Object.values(
      united(given.flatMap(({ metrics }) => (metrics ?? []).map((one) => ({ [one.id]: one })))),
    ),
    notCleared: given.flatMap((one) => one.notCleared ?? []),
    firmsNotCleared: given.flatMap((one) => one.firmsNotCleared ?? []),
    siteDeliveries: given.flatMap((one) => one.siteDeliveries ?? []),
    signed: new Set(given.flatMap(({ signed }) => signed ?? [])),
    saidByServer: new Set(sets.filter((set) => !("inPage" in set)).map(({ namespace }) => namespace)),
    toast(language, code, params) {
      const set = Object.hasOwn(toasts, code) ? toasts[code] : undefined;
      return set && wordedToast(set, translator(language, set.namespace) as never, code, params);
    },
  };
}
