import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Administrator } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import type { Holding, Present } from "~/engines/trust/trust.server.ts";
import { qrOf } from "~/lib/qr.server.ts";
import { exampleBadge, exampleCase } from "./example.server.ts";
import { agreementOf, endOf, LEVELS, levelOf, medianDays, namesAgree } from "./level.ts";
import {
  badgeDataPath,
  badgeFramePath,
  badgePath,
  EVIDENCE_FILES,
  HIDEABLE,
  IDENTITY_FILES,
  OPEN_STATES,
  SAMPLE_BADGE,
} from "./verification.limits.ts";
import { verificationProcess, WITH_FORM } from "./verification.process.ts";
import {
  badgeStatus,
  type ReadBadge,
  type ReadCase,
  readBadge,
  readCase,
  readCases,
  readQueue,
  readReference,
  shownOf,
} from "./verification.queries.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "origin" | "formKey">;

interface Listed {
  state: string;
  version: number;
  parties: string;
  blocked: string;
  moments: string;
  passed: number;
}

/** A line of a list: a badge whose day has passed is over, written down or not. */
function listed<Row extends Listed>(
  { state, version, parties, blocked, moments, passed, ...row }: Row,
  now: Date,
) {
  const stands = passed ? "expired" : state;
  const standing = standingOf(
    verificationProcess,
    { state: stands, version, parties, blocked, moments, passed },
    now,
  );
  return { ...row, standing: { ...standing, choices: [] } };
}

/** The cases of a workspace, the rules, and how long decisions take. */
export async function casesView({ db, now, formKey }: Context, actor: Present) {
  const at = now();
  const { cases, days } = await readCases(db, actor, at);
  return {
    cases: cases.map((one) => listed(one, at)),
    took: medianDays(days),
    readOnly: actor.role === "viewer",
    idem: formKey(),
  };
}
export type CasesView = Awaited<ReturnType<typeof casesView>>;

export async function queueView({ db, now }: Context, who: Administrator) {
  const at = now();
  const { cases, days } = await readQueue(db, who, at);
  return { cases: cases.map((one) => listed(one, at)), took: medianDays(days) };
}
export type QueueView = Awaited<ReturnType<typeof queueView>>;

function shown(read: ReadCase, at: Date) {
  const { found, items, references, files, history } = read;
  const { state, version, parties, blocked, moments, passed, confirmed, ...rest } = found;
  const { workspace: _, applicant: _applicant, decidedBy: _decidedBy, ...one } = rest;
  const today = at.toISOString().slice(0, 10);
  const evidence = shownOf({ items, references, confirmed: Boolean(confirmed) }, today);
  const standing = standingOf(verificationProcess, { state, version, parties, blocked, moments, passed }, at);
  return {
    one: { ...one, state, version },
    standing: {
      ...standing,
      choices: standing.choices.filter(({ name }) => !WITH_FORM.includes(name)),
    },
    mayRevoke: standing.choices.some(({ name }) => name === "revoke"),
    isOpen: OPEN_STATES.includes(state),
    confirmed: Boolean(confirmed),
    items: items.map(({ workspace: _w, reviewer: _r, caseId: _c, ...item }) => ({
      ...item,
      agrees: item.kind === "registration" ? namesAgree(one.firm, item.issuer) : undefined,
      isOver: item.untilOn !== null && item.untilOn < today,
    })),
    references: references.map(({ workspace: _w, caseId: _c, ...given }) => given),
    agreement: agreementOf(evidence.references),
    reached: levelOf(evidence, today),
    files: files.map(({ kind, ...file }) => ({
      ...file,
      kind: kind === IDENTITY_FILES ? "identity" : kind.slice(EVIDENCE_FILES.length),
    })),
    history,
    today,
  };
}

/** A case for its firm; undefined where it is none of theirs. */
export async function caseView({ db, now, language, formKey }: Context, actor: Present, id: string) {
  const at = now();
  const isExample = id === SAMPLE_BADGE;
  const read = isExample ? exampleCase(language, at) : await readCase(db, actor, id, at);
  if (!read) return undefined;
  return {
    ...shown(read, at),
    readOnly: isExample || actor.role === "viewer",
    badge: badgePath(read.found.badge),
    hideable: HIDEABLE,
    keys: { move: formKey(), form: formKey() },
  };
}
export type CaseView = NonNullable<Awaited<ReturnType<typeof caseView>>>;

/** A case for a reviewer whose own it is not. */
export async function reviewView({ db, now, formKey }: Context, who: Administrator, id: string) {
  const at = now();
  const read = await readCase(db, who, id, at);
  return read && { ...shown(read, at), keys: { move: formKey(), form: formKey() } };
}
export type ReviewView = NonNullable<Awaited<ReturnType<typeof reviewView>>>;

/** What a piece of evidence says beside that it was looked at, unless its holder hides it. */
function detailsOf(badge: ReadBadge, kind: string): string[] {
  const item = badge.items.find((one) => one.kind === kind);
  if (!item || kind === "identity") return [];
  return [item.region, item.issuer, item.number, item.classes].filter(Boolean);
}

/** Exactly what was checked, when and until when, of a badge that was given. */
export function badgeFacts(badge: ReadBadge, at: Date) {
  const decidedOn = badge.decidedAt?.slice(0, 10) ?? null;
  const evidence = shownOf({ ...badge, confirmed: true }, decidedOn ?? at.toISOString().slice(0, 10));
  const isHidden = (kind: string) => badge.hidden.includes(kind);
  return {
    ...{ firm: badge.firm, level: badge.level, sample: badge.sample, untilOn: badge.untilOn, decidedOn },
    status: badgeStatus(badge, at),
    address: isHidden("address") ? null : badge.address,
    revoked:
      badge.state === "revoked"
        ? { on: badge.stateSince.slice(0, 10), because: badge.revokedFor || "other" }
        : null,
    agreement: agreementOf(evidence.references) ?? null,
    checks: LEVELS.flatMap((kinds, n) =>
      kinds.map((kind) => {
        const item = badge.items.find((one) => one.kind === kind);
        const checked = endOf(kind, evidence) !== undefined;
        const [answered] = evidence.references.flatMap(({ answeredOn }) => answeredOn ?? []).sort();
        const own = kind === "references" ? answered : item?.lookedOn;
        const details = checked ? detailsOf(badge, kind) : [];
        return {
          ...{ kind, level: n + 1, checked, hidden: isHidden(kind) && details.length > 0 },
          on: checked ? (kind === "email" ? decidedOn : (own ?? null)) : null,
          where: checked && kind !== "identity" ? (item?.lookedAt ?? "") : "",
          until: (checked && endOf(kind, evidence)) || null,
          details: isHidden(kind) ? [] : details,
        };
      }),
    ),
  };
}
export type BadgeFacts = ReturnType<typeof badgeFacts>;

/** A badge by its address; undefined where there is none. */
export async function badgeView({ db, now, language, origin }: Context, badge: string) {
  const at = now();
  const found = badge === SAMPLE_BADGE ? exampleBadge(language, at) : await readBadge(db, badge);
  if (!found) return undefined;
  const address = origin + badgePath(badge);
  return {
    facts: badgeFacts(found, at),
    address,
    page: badgePath(badge),
    data: badgeDataPath(badge),
    frame: `<iframe src="${origin}${badgeFramePath(badge)}" width="320" height="220" style="border:0" title="${found.firm.replace(/[<>&"]/g, " ")}"></iframe>`,
    qr: qrOf(address),
  };
}
export type BadgeView = NonNullable<Awaited<ReturnType<typeof badgeView>>>;

/** What a reference is asked, for whoever holds the link. */
export async function referenceView({ db, formKey }: Context, { holder, link, name }: Holding) {
  const found = await readReference(db, holder, link.subject.id);
  if (!found) return undefined;
  const { state, answeredAt, ...asked } = found;
  return {
    ...asked,
    answered: answeredAt !== null,
    isOver: !["draft", "submitted", "inReview", "needsInfo"].includes(state),
    mayAnswer: link.verbs.includes("answer"),
    name,
    idem: formKey(),
  };
}
export type ReferenceView = NonNullable<Awaited<ReturnType<typeof referenceView>>>;
