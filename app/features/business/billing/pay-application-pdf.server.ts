import { sentContent } from "~/engines/lines/lines.server.ts";
import { type Content, linesOf } from "~/engines/lines/lines.ts";
import type { Holder, Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import { ENDS, Sheet } from "~/lib/paper/sheet.ts";
import type { Database } from "~db/client.ts";
import { headOf, sumsOfContent, workOf } from "./application-content.ts";
import { readApplication } from "./billing.queries.server.ts";

const SUMS = [
  ...(["original", "changes", "contract", "completed", "retainage"] as const),
  ...(["earned", "previous", "due", "balance"] as const),
];

/** An application as a PDF file: the newest version that was submitted; a draft for whoever works on it. */
export async function applicationPdf(
  { db, language, now }: { db: Database; language: Language; now: () => Date },
  actor: Person | Holder,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await readApplication(db, actor, id, now());
  const [newest] = found?.versions ?? [];
  if (!found || (!newest && actor.kind === "holder")) return undefined;
  const { application } = found;
  const isDraft = application.state === "draft" && actor.kind !== "holder";
  const content = newest && !isDraft ? sentContent(newest) : (application.content as Content);
  const [head, sums] = [headOf(content), sumsOfContent(content)];
  const t = translator(language, "billing");
  const { money, date, moment, percent, number } = formatsOf(language);
  const sheet = new Sheet(directionOf(language));
  const numbered =
    application.number === null ? t("unnumbered") : t("application", { number: number(application.number) });

  sheet.row(application.project, { size: 22, bold: true, typed: true });
  sheet.row(t("numbered", { number: numbered, kind: t(`kinds.${head.kind}`) }));
  sheet.row(t("period", { from: date(head.periodFrom), to: date(head.periodTo) }));
  if (application.client) sheet.row(application.client, { typed: true });
  sheet.rule(2);
  sheet.skip(10);
  for (const [n, name] of SUMS.entries())
    sheet.sum(
      t("sums.row", { number: String(n + 1), name: t(`sums.${name}`) }),
      money(sums[name]),
      name === "due" ? { size: 13, bold: true } : undefined,
    );
  sheet.row(t("sums.held", { work: money(sums.retainedWork), stored: money(sums.retainedStored) }), {
    size: 9,
  });
  const released = head.released + head.releasing;
  if (released > 0) sheet.row(t("sums.released", { amount: money(released) }), { size: 9 });

  const title = () => {
    sheet.row(t("lines.text"), { size: 9, bold: true }, [
      [t("lines.done"), ENDS.unit],
      [t("lines.total"), ENDS.amount],
    ]);
    sheet.rule(1.2);
    sheet.skip(2);
  };
  sheet.skip(16);
  sheet.need(60);
  title();
  for (const line of linesOf(content)) {
    if (sheet.need(44)) title();
    const work = workOf(line);
    const total = work.previous + work.current + work.stored;
    const done =
      work.scheduled === 0 ? "" : percent(String(Math.round((total / work.scheduled) * 1_000) / 10));
    sheet.row(line.text, { typed: true }, [
      [done, ENDS.unit],
      [money(total), ENDS.amount],
    ]);
    sheet.row(
      t("lines.parts", {
        scheduled: money(work.scheduled),
        previous: money(work.previous),
        current: money(work.current),
        stored: money(work.stored),
      }),
      { size: 8 },
    );
  }
  for (const text of [head.credit && `${t("lines.creditSaid")} ${head.credit}`, head.note]) {
    if (!text) continue;
    sheet.skip(8);
    for (const line of text.split("\n")) sheet.row(line, { typed: true });
  }
  sheet.skip(18);
  sheet.need(80);
  if (newest && !isDraft)
    sheet.row(
      t("proof.sent", {
        number: number(newest.number),
        moment: moment(newest.createdAt, application.zone),
        hash: newest.hash,
      }),
      { size: 8 },
    );
  else sheet.row(t("states.draft"), { bold: true });
  if (application.certifiedCents !== null && application.certifiedAt) {
    sheet.row(
      t("proof.certified", { amount: money(application.certifiedCents), name: application.certifiedBy }),
      { bold: true },
    );
    sheet.row(t("proof.at", { moment: moment(application.certifiedAt, application.zone) }));
    if (application.certifiedReason) sheet.row(application.certifiedReason, { typed: true });
    if (application.hash) sheet.row(t("proof.hash", { hash: application.hash }), { size: 8 });
  }
  if (sheet.paper.lacksLetters) {
    sheet.skip(10);
    sheet.row(t("letters"), { size: 9 });
  }
  if (sheet.paper.pageCount > 1) sheet.foot((page) => `${application.project}, ${page}`);
  return sheet.paper.write({ title: application.project, language, direction: directionOf(language) });
}
