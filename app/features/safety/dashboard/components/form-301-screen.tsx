import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { LOG, reportPath } from "../dashboard.limits.ts";
import type { ReportView } from "../dashboard.view.server.ts";
import { ITEMS, type Item, known301 } from "../form-301.ts";

/** What Form 301 asks, in the parts of the form. */
const PARTS: readonly { id: "worker" | "care" | "case"; items: readonly Item[] }[] = [
  { id: "worker", items: ITEMS.slice(0, 5) },
  { id: "care", items: ITEMS.slice(5, 9) },
  { id: "case", items: ITEMS.slice(9) },
];

/** One recordable case on a sheet of its own: what is known printed, the rest a line for the pen. */
export default function Form301Screen({ view }: { view: ReportView }) {
  const t = useText("osha-301");
  const { date } = useFormat();
  const known = known301(view);
  const isWithheld = view.fields.isPrivate === "on";
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="flex flex-wrap gap-4 print:hidden">
          <TextLink href={reportPath(view.id)}>{t("back")}</TextLink>
          <TextLink href={`${LOG}?year=${(view.fields.happenedOn ?? "").slice(0, 4)}`}>{t("log")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{t("title")}</h1>
        {view.sample && (
          <p>
            <Badge>{t("sample")}</Badge>
          </p>
        )}
        <p className="max-w-prose">{t("lead")}</p>
      </header>
      {view.column === "" ? (
        <Notice title={t("none")} />
      ) : (
        <>
          {PARTS.map(({ id, items }) => (
            <section key={id} aria-labelledby={`part-${id}`} className="grid gap-3 break-inside-avoid">
              <h2 id={`part-${id}`} className="text-lg font-bold">
                {t(`parts.${id}`)}
              </h2>
              <dl className="grid gap-3">
                {items.map((item) => {
                  const said = known[item];
                  return (
                    <div key={item} className="grid gap-1 border-b border-line pb-2">
                      <dt className="text-sm">
                        <bdi className="font-bold">{item}</bdi> {t(`items.q${item}`)}
                      </dt>
                      <dd className="min-h-8 font-medium whitespace-pre-line wrap-anywhere">
                        {said !== undefined && (item === 11 ? date(said) : <Typed text={said} />)}
                        {item === 1 && isWithheld && t("withheld")}
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </section>
          ))}
          <p>{t("completed")}</p>
        </>
      )}
      <p className="max-w-prose text-sm text-muted">{t("verify")}</p>
    </div>
  );
}
