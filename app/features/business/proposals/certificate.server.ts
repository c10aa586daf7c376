import { acceptedAs } from "~/engines/lines/lines.server.ts";
import { type Content, hashOf, totalsOf, withChoice } from "~/engines/lines/lines.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { EXAMPLE, exampleProposal } from "./example.server.ts";
import { paymentsOf, valuesOf } from "./proposal-content.ts";
import { readCertificate, readValues } from "./proposals.queries.server.ts";
import { offerOf } from "./proposals.view.server.ts";

/** A hash as somebody copies it: spaces and capitals do not matter. */
export const hashTyped = (typed: string | null) => {
  const hash = (typed ?? "").replace(/[\s-]/g, "").toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : undefined;
};

/**
 * What a hash is the signature under, worked out again from the text that is kept: that the text has this hash, and that it
 * names the version which was sent.
 */
export async function certificateView({ db }: { db: Database }, typed: string | null) {
  const hash = hashTyped(typed);
  const base = { typed: typed ?? "", isHash: hash !== undefined };
  const found = hash ? await readCertificate(db, hash) : undefined;
  if (!found) return { ...base, certificate: undefined };
  const { content, title, number, version } = JSON.parse(found.sent) as {
    content: Content;
    title: string;
    number: number;
    version: number;
  };
  const said = JSON.parse(found.accepted) as { version: string };
  const { chosen, drawn } = acceptedAs({ content: found.accepted });
  const isWhole =
    (await hashOf(found.accepted)) === found.hash &&
    (await hashOf(found.sent)) === found.sentHash &&
    said.version === found.sentHash;
  const { sections, steps, subtotal, total, facts, deposit, payments } = offerOf(withChoice(content, chosen));
  return {
    ...base,
    certificate: {
      ...{ title, number, version, isWhole, hash: found.hash, sentHash: found.sentHash },
      ...{ name: found.printedName, at: found.acceptedAt, totalCents: found.totalCents, drawn },
      ...{ sections, steps, subtotal, total, facts, deposit, payments },
      isSuperseded: found.state === "superseded",
    },
  };
}
export type CertificateView = Awaited<ReturnType<typeof certificateView>>;

/** The schedule of values of a job; undefined where there is none. */
export async function valuesView(
  { db, language, now }: { db: Database; language: Language; now: () => Date },
  actor: Present | undefined,
  project: string,
) {
  const found =
    project === EXAMPLE ? exampleValues(language, now()) : actor && (await readValues(db, actor, project));
  if (!found) return undefined;
  const content = found.content as Content;
  const { payments } = paymentsOf(content);
  return { name: found.name, totalCents: found.totalCents, content, project, payments };
}
export type ValuesView = NonNullable<Awaited<ReturnType<typeof valuesView>>>;

/** What the example would leave for its job. */
function exampleValues(language: Language, at: Date) {
  const { proposal } = exampleProposal(language, at);
  const content = valuesOf(proposal.content as Content);
  return { name: proposal.title, totalCents: totalsOf(content).total, content };
}
