import { fileHref } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Notice } from "~/ui/notice.tsx";
import { DrawnSignature } from "~/ui/signature.tsx";
import { Typed } from "~/ui/typed.tsx";
import { actionPath } from "../checklists.limits.ts";
import type { RunView } from "../checklists.view.server.ts";
import { OfList } from "./form-parts.tsx";
import { ScoreBadge } from "./score-badge.tsx";

const TONES = { pass: "text-ok", fail: "text-danger", out: "text-muted" } as const;

type Shown = RunView["sections"][number]["items"][number];

function ItemLine({ item }: { item: Shown }) {
  const t = useText("safety-checklists");
  return (
    <li id={`item-${item.index}`} className="grid gap-1 border-b border-line py-2 break-inside-avoid">
      <p className="flex flex-wrap items-start justify-between gap-x-4">
        <span className="wrap-anywhere">
          <OfList text={item.prompt} />{" "}
          <bdi className="text-sm text-muted" dir="ltr" translate="no">
            {item.citation}
          </bdi>
        </span>
        <strong className={item.outcome && TONES[item.outcome]}>
          {item.answer ? t(`answers.${item.answer as "yes"}`) : t("answers.none")}
          {item.critical && item.outcome === "fail" && ` (${t("critical")})`}
        </strong>
      </p>
      {item.note !== "" && (
        <p>
          {t("fields.note")}: <Typed text={item.note} />
        </p>
      )}
      {item.photos.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {item.photos.map((file, n) => (
            <a key={file} href={fileHref(file)}>
              <img
                src={fileHref(file)}
                alt={t("photo.alt", { number: n + 1 })}
                width={144}
                height={144}
                loading="lazy"
                className="size-36 border border-line object-cover"
              />
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** A run as a record to read and to print: score, answers, photos, actions, signature and hash. */
export function RunRecord({ view }: { view: RunView }) {
  const t = useText("safety-checklists");
  const { date, moment } = useFormat();
  const { run, score } = view;
  return (
    <div className="grid gap-6">
      {view.proof === "broken" && <Notice tone="danger" title={t("record.broken")} />}
      <section aria-labelledby="score" className="grid gap-2">
        <h2 id="score" className="text-xl font-bold">
          {t("score.title")}
        </h2>
        <p className="flex flex-wrap items-center gap-4">
          <ScoreBadge result={score.result} percent={score.percent} />
          <span className="text-muted">
            {t("score.how", { points: score.points, of: score.of, critical: score.critical })}
          </span>
        </p>
      </section>
      {view.sections.map((section) => (
        <section key={section.title} className="grid gap-1">
          <h2 className="flex flex-wrap justify-between gap-x-4 border-b-2 border-ink text-lg font-bold">
            <OfList text={section.title} />
            {section.percent !== undefined && <span className="tabular-nums">{section.percent}%</span>}
          </h2>
          <ul>
            {section.items.map((item) => (
              <ItemLine key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {view.actions.length > 0 && (
        <section aria-labelledby="actions" className="grid gap-2">
          <h2 id="actions" className="text-xl font-bold">
            {t("actions.title")}
          </h2>
          <ul className="border-t-2 border-ink">
            {view.actions.map((action) => (
              <li key={action.id} className="grid gap-1 border-b border-line py-2">
                <a
                  href={actionPath(action.id)}
                  className="inline-flex min-h-12 items-center font-bold underline"
                >
                  <Typed text={action.what} />
                </a>
                <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                  <Typed text={action.assignedTo} />
                  <span className={action.overdue ? "font-bold text-danger" : ""}>
                    {t(action.overdue ? "actions.overdue" : "actions.due", {
                      date: isolated(date(action.dueOn)),
                    })}
                  </span>
                  <span>{t(`states.${action.state as "open"}`)}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {run.signedAt !== null && (
        <section aria-labelledby="signed" className="grid gap-2 border-t-2 border-ink pt-4">
          <h2 id="signed" className="text-xl font-bold">
            {t("record.title")}
          </h2>
          <p className="text-lg">
            <Typed text={run.printedName} />
          </p>
          <DrawnSignature path={run.drawn} label={t("sign.drawn")} />
          <p>
            {t("record.signedAt")}: {moment(run.signedAt)}
          </p>
          <p>{t(`record.language.${run.language as "en"}`)}</p>
          <p className="grid">
            <span>{t(view.proof === "whole" ? "record.whole" : "record.hash")}</span>
            <code dir="ltr" translate="no" className="text-sm wrap-anywhere">
              {run.contentHash}
            </code>
          </p>
          <p className="text-sm text-muted print:hidden">{t("record.print")}</p>
        </section>
      )}
    </div>
  );
}
