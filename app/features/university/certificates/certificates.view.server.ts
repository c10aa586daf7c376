import type { AppLoadContext } from "@remix-run/cloudflare";
import { fileHref } from "~/engines/file/file.ts";
import { type Actor, type Holder, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import { qrOf } from "~/lib/qr.server.ts";
import type { Database } from "~db/client.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { sampleWallet } from "~db/seed/sample/university/certificates.ts";
import { inOrder, oddNumber, standingOn } from "./cards.ts";
import type { Passed } from "./certificates.commands.server.ts";
import { cardPath, certificatePath, EXAMPLE, isCardKind } from "./certificates.limits.ts";
import {
  type CardRow,
  type CertificateRow,
  findCertificate,
  openReports,
  readAsk,
  readCard,
  readSet,
  readWallet,
} from "./certificates.queries.server.ts";
import { signerFor } from "./signer.server.ts";
import { checkSigned } from "./signing.ts";

type Asked = Pick<AppLoadContext, "db" | "env" | "language" | "origin" | "now" | "formKey">;

/** Whether a row stands in no table. */
const isMadeUp = (id: string) => id.startsWith("sample-");

const certificateLine = (row: CertificateRow, day: string) => ({
  ...{ id: row.id, type: "certificate" as const, holder: row.holder, title: row.courseTitle },
  ...{ number: row.number, expiresOn: row.expiresOn, sample: row.sample, standing: standingOn(row, day) },
  href: certificatePath(isMadeUp(row.id) ? EXAMPLE : row.number) as string,
});

/** A card as a list shows it. Records of a class are titled by whoever keeps them, which the list does not know. */
const cardLine = (row: Omit<CardRow, "workspace">, day: string) => ({
  ...{ id: row.id, type: "card" as const, holder: row.holder, issuer: row.issuer, number: row.number },
  kind: isCardKind(row.kind) ? row.kind : ("other" as const),
  ...{ expiresOn: row.expiresOn, sample: row.sample, standing: standingOn(row, day) },
  ...{ verified: row.verified, verifiedBy: row.verifiedBy, verifiedHow: row.verifiedHow },
  ...{ verifiedOn: row.verifiedOn, qrText: row.qrText },
  href: cardPath(isMadeUp(row.id) ? EXAMPLE : row.id) as string,
});

interface Rows {
  certificates: readonly CertificateRow[];
  cards: readonly Omit<CardRow, "workspace">[];
}

/** What is wrong first, then what ends first. */
const linesOf = ({ certificates, cards }: Rows, day: string) =>
  inOrder([
    ...certificates.map((row) => certificateLine(row, day)),
    ...cards.map((row) => cardLine(row, day)),
  ]);
export type WalletLine = ReturnType<typeof linesOf>[number];

/** A course that was passed, as its certificate says it. */
type Waiting = Omit<Passed, "holder">;

/** The wallet of whoever reads, or an example where nothing is in it yet; for an administrator what was reported, too. */
export async function walletView(
  context: Asked,
  actor: Present | undefined,
  {
    day,
    admin,
    passedBy,
  }: { day: string; admin: boolean; passedBy?: (db: Database) => Promise<readonly Waiting[]> },
) {
  const [rows, passed = []] = await inOneTrip(context, ({ db }) =>
    Promise.all([actor && readWallet(db, actor), passedBy?.(db)]),
  );
  const issued = new Set(rows?.certificates.map(({ enrolment }) => enrolment));
  const isExample = !rows || rows.certificates.length + rows.cards.length === 0;
  return {
    isExample,
    lines: linesOf(isExample ? sampleWallet(context.language, day) : rows, day),
    isMember: isMember(actor),
    mayWrite: isMember(actor) && actor.role !== "viewer",
    reports: admin ? await openReports(context.db) : [],
    admin,
    signs: context.env.signing !== undefined,
    /** Courses of the reader's own that were passed and have no certificate yet. */
    waiting: passed
      .filter(({ enrolment }) => !issued.has(enrolment))
      .map(({ enrolment, course, passedOn }) => ({ enrolment, title: course.title, passedOn })),
    idem: context.formKey(),
  };
}
export type WalletView = Awaited<ReturnType<typeof walletView>>;

export type Verdict =
  | "valid"
  | "expired"
  | "revoked"
  /** An example, which certifies nothing. */
  | "sample"
  /** No such number. */
  | "unknown"
  /** The signature is right, and the database has no such certificate. */
  | "signedOnly"
  | "altered"
  | "otherKey"
  | "unreadable"
  /** Signed for another certificate than the one of this address. */
  | "another";

/**
 * What there is to say of a certificate, for anybody.
 * @param code what its QR code carries, where somebody scanned it
 * @param day where the reader is
 */
export async function checkView(
  context: Asked,
  { number, code, day }: { number: string; code: string; day: string },
) {
  const isExample = number === EXAMPLE;
  const signer = await signerFor(context.env);
  const [row] = isExample
    ? sampleWallet(context.language, day).certificates
    : [await findCertificate(context.db, number)];
  const checked = code ? await checkSigned(signer?.publicKeys ?? [], code, day) : undefined;
  const claims = checked && "claims" in checked ? checked.claims : undefined;
  const standing = row && standingOn(row, day);
  const stored: Verdict = !row
    ? "unknown"
    : row.sample
      ? "sample"
      : standing === "revoked" || standing === "expired"
        ? standing
        : "valid";
  const verdict: Verdict =
    checked && !claims
      ? (checked.state as "altered" | "otherKey" | "unreadable")
      : claims && claims.number !== number
        ? "another"
        : claims && !row
          ? "signedOnly"
          : stored;
  const address = `${context.origin}${certificatePath(number)}`;
  // A certificate that does not stand is shown with what is wrong, and with nothing that could be taken for it.
  const shown = verdict === "another" || verdict === "altered" || verdict === "otherKey" ? undefined : row;
  const t = translator(context.language, "certificates");
  return {
    heading: t("page.title", { number: isolated(isExample ? t("sample") : number) }),
    verdict,
    /** Whether a signature was checked, and by which key it was made. */
    signedBy: claims && verdict !== "another" ? claims.keyId : undefined,
    /** Which certificate the code is of. */
    other: verdict === "another" ? claims?.number : undefined,
    facts: shown && {
      ...{ holder: shown.holder, title: shown.courseTitle, version: shown.courseVersion },
      ...{ issuedOn: shown.issuedOn, expiresOn: shown.expiresOn, sample: shown.sample },
      revoked: shown.revokedAt ? { on: shown.revokedAt, why: shown.revokedFor } : undefined,
    },
    said: !row && verdict === "signedOnly" ? claims : undefined,
    qr: shown ? qrOf(shown.signed ? `${address}#${shown.signed}` : address) : undefined,
    address,
    isExample,
    idem: context.formKey(),
  };
}
export type CheckView = Awaited<ReturnType<typeof checkView>>;

/** One card of a wallet with everything that is known about it. */
export async function cardView(context: Asked, actor: Present, { id, day }: { id: string; day: string }) {
  const isExample = id === EXAMPLE;
  const sample = sampleWallet(context.language, day).cards[0];
  const row = isExample
    ? sample && { ...sample, mayWrite: 0, mayManage: 0 }
    : await readCard(context.db, actor, id);
  if (!row) return undefined;
  return {
    ...cardLine(row, day),
    issuedOn: row.issuedOn,
    version: row.version,
    sentBy: row.sentBy,
    photo: row.photo && fileHref(row.photo),
    like: oddNumber(row.kind, row.number),
    mayWrite: Boolean(row.mayWrite),
    isExample,
    heading: translator(
      context.language,
      "certificates",
    )(`kinds.${isCardKind(row.kind) ? row.kind : "other"}`),
  };
}
export type CardView = NonNullable<Awaited<ReturnType<typeof cardView>>>;

/** The form for a card; for one that is renewed it begins with what stays the same. */
export async function cardFormView(context: Asked, actor: Present, { renews }: { renews: string }) {
  const old = renews ? await readCard(context.db, actor, renews) : undefined;
  return {
    idem: context.formKey(),
    begin: old && {
      ...{ holder: old.holder, kind: isCardKind(old.kind) ? old.kind : "other", issuer: old.issuer },
    },
    readOnly: actor.role === "viewer",
  };
}
export type CardFormView = Awaited<ReturnType<typeof cardFormView>>;

/** What a link shows of a wallet. */
export async function setView(context: Asked, actor: Actor, { id, day }: { id: string; day: string }) {
  const found = await readSet(context.db, actor, id);
  return found && { title: found.set.title, lines: linesOf(found, day) };
}
export type SetView = NonNullable<Awaited<ReturnType<typeof setView>>>;

/** What a link asks for: the card of somebody. */
export async function proofView(
  context: Asked,
  holder: Holder,
  { id, mayUpload }: { id: string; mayUpload: boolean },
) {
  const ask = await readAsk(context.db, holder, id);
  if (!ask) return undefined;
  const kind = isCardKind(ask.requirement) ? ask.requirement : ("other" as const);
  return {
    called: ask.called,
    title: ask.title || translator(context.language, "certificates")(`kinds.${kind}`),
    kind,
    ...{ dueOn: ask.dueOn, words: ask.words, isAnswered: ask.answeredAt !== null, mayUpload },
    idem: context.formKey(),
  };
}
export type ProofView = NonNullable<Awaited<ReturnType<typeof proofView>>>;
