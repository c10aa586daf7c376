import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { Notice } from "~/ui/notice.tsx";
import { DrawnSignature } from "~/ui/signature.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { RecordView, ShownSigner } from "../tailgate.view.server.ts";
import { OfTalk } from "./form-parts.tsx";
import { Points } from "./talk-screen.tsx";

function Signers({ id, title, signers }: { id: string; title: string; signers: readonly ShownSigner[] }) {
  const t = useText("tailgate");
  const { moment } = useFormat();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-xl font-bold">
        {`${title} (${signers.length})`}
      </h2>
      <DataTable
        caption={title}
        captionHidden
        columns={[
          { key: "name", heading: t("fields.name") },
          { key: "signature", heading: t("record.signature") },
          { key: "company", heading: t("fields.company") },
          { key: "language", heading: t("fields.language") },
          { key: "understood", heading: t("fields.understood") },
          { key: "at", heading: t("record.signedAt") },
        ]}
        rows={signers.map((signer) => ({
          id: signer.id,
          cells: {
            name: <Typed text={signer.name} />,
            signature: (
              <>
                <Typed text={signer.signature} />
                <DrawnSignature path={signer.drawn} label={t("sheet.drawn")} />
              </>
            ),
            company: <Typed text={signer.company} />,
            language: t(`languages.${signer.language as "en"}`),
            understood: t(signer.understood ? "record.yes" : "record.no"),
            at: (
              <>
                {moment(signer.createdAt)}
                {signer.via !== "late" && `, ${t(`record.${signer.via as "list"}`)}`}
              </>
            ),
          },
        }))}
      />
    </section>
  );
}

/** A record to read and to print, with everything that an inspector asks for. */
export function SignedRecord({ view }: { view: RecordView }) {
  const t = useText("tailgate");
  const { date, moment } = useFormat();
  const { record } = view;
  const where = [record.siteName, record.projectName, record.place].filter(Boolean);
  const facts: [string, ReactNode][] = [
    [t("fields.day"), date(record.heldOn)],
    [t("record.where"), <Typed key="where" text={where.join(", ")} />],
    [t("fields.presenter"), <Typed key="presenter" text={record.presenter} />],
    ...(record.qualification
      ? [
          [t("fields.qualification"), <Typed key="qualification" text={record.qualification} />] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
    [t("fields.hazards"), record.hazards ? <Typed key="hazards" text={record.hazards} /> : t("record.none")],
  ];
  const late = view.attendees.filter(({ via }) => via === "late");
  return (
    <div className="grid gap-6">
      {view.proof === "broken" && <Notice tone="danger" title={t("record.broken")} />}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg">{text}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="topic" className="grid gap-3">
        <h2 id="topic" className="text-xl font-bold">
          {t("record.topicOf")}
        </h2>
        <p className="text-lg font-bold">
          <OfTalk text={view.talk.title} language={view.talk.language} />
        </p>
        <Points talk={view.talk} />
        {view.others.map((talk) => (
          <div
            key={talk.language}
            lang={talk.language}
            dir={talk.language === "he" ? "rtl" : "ltr"}
            className="grid gap-1"
          >
            <p className="font-bold">
              <bdi>{talk.title}</bdi>
            </p>
            <ol className="list-decimal ps-6">
              {talk.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </div>
        ))}
        <ul className="grid gap-1 text-muted">
          {view.talk.questions.map(({ ask, answers }) => (
            <li key={ask}>
              <OfTalk text={ask} language={view.talk.language} />{" "}
              <OfTalk
                text={answers.find(({ isRight }) => isRight)?.text ?? ""}
                language={view.talk.language}
                className="font-medium text-ink"
              />
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          {t("record.version", { version: isolated(view.version) })} ·{" "}
          {t(`record.given.${record.language as "en"}`)}
        </p>
      </section>
      <Signers
        id="signatures"
        title={t("record.attendees")}
        signers={view.attendees.filter(({ via }) => via !== "late")}
      />
      {late.length > 0 && (
        <>
          <Signers id="late-signatures" title={t("record.late")} signers={late} />
          <p className="text-sm text-muted">{t("record.lateText")}</p>
        </>
      )}
      {view.missing.length > 0 && (
        <p className="print:hidden">{t("crew.missing", { names: view.missing.map(isolated).join(", ") })}</p>
      )}
      {record.signedAt !== null && (
        <section aria-labelledby="sealed" className="grid gap-2 border-t-2 border-ink pt-4">
          <h2 id="sealed" className="text-xl font-bold">
            {t("record.signedAt")}
          </h2>
          <p>
            <Typed text={record.presenter} />, {moment(record.signedAt)}
          </p>
          <p className="grid">
            <span>{t(view.proof === "whole" ? "record.whole" : "record.hash")}</span>
            <code dir="ltr" translate="no" className="text-sm wrap-anywhere">
              {record.seal}
            </code>
          </p>
          <p className="text-sm text-muted print:hidden">{t("record.print")}</p>
        </section>
      )}
    </div>
  );
}
