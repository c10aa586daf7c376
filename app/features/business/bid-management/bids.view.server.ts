import { settle } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import type { Database } from "~db/client.ts";
import { hashOf } from "./bid-code.server.ts";
import { GRACE_MS, REMOVABLE } from "./bids.limits.ts";
import { bidProcess, packageProcess, WITH_FORM } from "./bids.process.ts";
import { type ReadPackage, readHeld, readPackage, readPackages } from "./bids.queries.server.ts";
import { EXAMPLE, examplePackage } from "./example.server.ts";
import { level, type Plug, type ScopeItem } from "./leveling.ts";
import packageBound from "./package.process.server.ts";
import type { Addendum } from "./packages.commands.server.ts";

interface Given {
  db: Database;
  language: Language;
  now: () => Date;
  formKey: () => string;
}

const BEGIN_ZONE = "America/New_York";

/** The packages of a workspace, and the form of a new one. */
export async function bidsView({ db, now, formKey }: Given, actor: Present | undefined) {
  const at = now();
  const found = await readPackages(db, actor, at);
  return {
    jobs: found?.jobs ?? [],
    packages: (found?.list ?? []).map(({ state, version, parties, blocked, moments, passed, ...one }) => ({
      ...one,
      // Time may have closed it without anybody having written it down yet.
      state: passed && state === "open" ? "closed" : state,
    })),
    zone: BEGIN_ZONE,
    /** Two weeks are what bidders commonly get. */
    dueDay: dayAfter(localDay(at, BEGIN_ZONE), 14),
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type BidsView = Awaited<ReturnType<typeof bidsView>>;

/** Bids side by side; undefined where none may be read yet. */
function leveled({ package: one, invites, offers }: ReadPackage, at: Date) {
  const items = one.items as ScopeItem[];
  const bids = invites.flatMap(({ id, company, acks, state }) => {
    const offer = offers.find(({ inviteId }) => inviteId === id)?.content;
    if (!offer || state !== "submitted") return [];
    const plugs = (one.plugs[id] ?? {}) as Record<string, Plug>;
    return [{ id, company, offer, acked: acks.length >= one.addenda.length, plugs }];
  });
  if (one.openedAt === null || bids.length === 0) return undefined;
  return level(items, bids, { today: localDay(at, one.siteZone), needsBond: one.bond });
}

function shown(found: ReadPackage, at: Date) {
  const {
    state,
    version,
    parties,
    blocked,
    moments,
    passed,
    workspace: _,
    plugs: __,
    ...one
  } = found.package;
  const standing = standingOf(packageProcess, { state, version, parties, blocked, moments, passed }, at);
  const able = (name: string) => standing.choices.some((choice) => choice.name === name && !choice.blockedBy);
  return {
    package: {
      ...one,
      version,
      items: one.items as ScopeItem[],
      addenda: one.addenda as Addendum[],
      due: clockAt(one.dueAt, one.siteZone),
      isDue: one.dueAt <= new Date(at.getTime() - GRACE_MS).toISOString(),
    },
    standing: { ...standing, choices: standing.choices.filter(({ name }) => !WITH_FORM.includes(name)) },
    mayAward: able("award"),
    mayOpenAgain: able("again"),
    invites: found.invites.map((invite) => {
      const offer = found.offers.find(({ inviteId }) => inviteId === invite.id);
      return {
        ...{ id: invite.id, company: invite.company, state: invite.state },
        /** Null where the company cannot come in. */
        linkId: invite.linkStands ? invite.linkId : null,
        ...{ late: invite.late, version: invite.version, stateSince: invite.stateSince },
        acked: invite.acks.length,
        sent: offer && { number: offer.number, at: offer.createdAt },
        offer: offer?.content ?? undefined,
      };
    }),
    leveling: leveled(found, at),
    questions: found.questions,
    files: found.files,
    history: found.history,
    now: at.toISOString(),
  };
}

async function read(
  { db, now, language }: Given,
  actor: Present | undefined,
  which: { id?: string; bid?: string },
) {
  const at = now();
  const asked = which.id ?? which.bid ?? "";
  if (asked === EXAMPLE || asked.startsWith("sample-")) {
    const found = examplePackage(language, at);
    const isThere = which.id !== undefined || found.invites.some(({ id }) => id === which.bid);
    return isThere ? { found, at, isExample: true } : undefined;
  }
  if (!actor) return undefined;
  let found = await readPackage(db, actor, which, at);
  if (found?.package.passed) {
    await settle({ db, now }, packageBound, { record: found.package.id });
    found = await readPackage(db, actor, which, at);
  }
  return found && { found, at, isExample: false };
}

/**
 * A package's page; undefined where it is none of theirs.
 * @param company whom the address begins to invite
 */
export async function packageView(given: Given, actor: Present | undefined, id: string, company = "") {
  const got = await read(given, actor, { id });
  if (!got) return undefined;
  const { formKey } = given;
  return {
    ...shown(got.found, got.at),
    isExample: got.isExample,
    company,
    readOnly: got.isExample || actor?.role === "viewer",
    mayRemove: !got.isExample && actor?.role !== "viewer" && REMOVABLE.includes(got.found.package.state),
    /** Guests could not revoke a link, and make none. */
    mayShare: isMember(actor),
    keys: { move: formKey(), invite: formKey(), file: formKey(), again: formKey(), award: formKey() },
  };
}
export type PackageView = NonNullable<Awaited<ReturnType<typeof packageView>>>;

/** One bid, for the buyer; undefined where it is none of theirs. */
export async function bidView(given: Given, actor: Present | undefined, bid: string) {
  const got = await read(given, actor, { bid });
  if (!got) return undefined;
  const page = shown(got.found, got.at);
  const invite = page.invites.find(({ id }) => id === bid);
  const row = got.found.invites.find(({ id }) => id === bid);
  if (!invite || !row) return undefined;
  return {
    ...page,
    invite,
    standing: standingOf(bidProcess, row, got.at),
    row: page.leveling?.bids.find(({ id }) => id === bid),
    posts: got.found.posts,
    past: got.found.past,
    isLeveling: got.found.package.state === "leveling",
    isExample: got.isExample,
    readOnly: got.isExample || actor?.role === "viewer",
    keys: { late: given.formKey(), post: given.formKey() },
  };
}
export type BidView = NonNullable<Awaited<ReturnType<typeof bidView>>>;

/** A package for whoever holds the link of an invitation. @param code the code of the bid that this browser has */
export async function heldBidView(
  { db, now, formKey }: Given,
  { holder, link }: Holding,
  code: string | undefined,
) {
  const at = now();
  const { id } = link.subject;
  const hash = code ? await hashOf(id, code) : "";
  let found = await readHeld(db, holder, id, hash, at);
  const closed = new Date(at.getTime() - GRACE_MS).toISOString();
  if (found?.bid.packageState === "open" && found.bid.dueAt <= closed) {
    await settle({ db, now }, packageBound, { record: found.bid.packageId });
    found = await readHeld(db, holder, id, hash, at);
  }
  if (!found) return undefined;
  const { bid, offer, questions, files, posts } = found;
  const standing = standingOf(bidProcess, bid, at);
  const {
    parties: _,
    blocked: __,
    moments: ___,
    passed: ____,
    items,
    addenda,
    acks,
    packageState,
    ...rest
  } = bid;
  const isDraft = packageState === "draft";
  const able = (name: string) => standing.choices.find((choice) => choice.name === name);
  return {
    bid: {
      ...rest,
      items: isDraft ? [] : (items as ScopeItem[]),
      scope: isDraft ? "" : rest.scope,
      addenda: (addenda as Addendum[]).map((one) => ({
        ...one,
        acked: (acks as { n: number }[]).some(({ n }) => n === one.n),
      })),
      isOpen: packageState === "open" && bid.dueAt > closed,
      isDue: bid.dueAt <= closed,
      packageState,
      isOurs: Boolean(bid.isOurs),
    },
    state: standing.state,
    may: {
      intend: Boolean(able("intend") && !able("intend")?.blockedBy),
      decline: Boolean(able("decline") && !able("decline")?.blockedBy),
      anew: Boolean(able("anew") && !able("anew")?.blockedBy),
      withdraw: Boolean(able("withdraw") && !able("withdraw")?.blockedBy),
      submit: Boolean(able("submit") && able("submit")?.blockedBy !== "inTime"),
      sendLate: Boolean(able("sendLate") && able("sendLate")?.blockedBy !== "tooLate"),
      speak: ["leveling", "awarded"].includes(packageState),
    },
    /** Whether the bid is in somebody's hands whose code this browser does not have. */
    isLocked: Boolean(bid.hasCode) && !bid.isOurs,
    code: bid.isOurs ? code : undefined,
    offer,
    questions,
    files: isDraft ? [] : files,
    posts,
    link: link.id,
    now: at.toISOString(),
    keys: { offer: formKey(), step: formKey(), ask: formKey(), post: formKey() },
  };
}
export type HeldBidView = NonNullable<Awaited<ReturnType<typeof heldBidView>>>;
