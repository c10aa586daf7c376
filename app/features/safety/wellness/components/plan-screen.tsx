import { useText } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { WELLNESS } from "../wellness.limits.ts";
import type { PlanView } from "../wellness.view.server.ts";

/** A heat plan to print and post: three languages on one page. */
export default function PlanScreen({ view }: { view: PlanView }) {
  const t = useText("wellness-programs");
  return (
    <div className="sheet grid gap-6 py-8 print:gap-2 print:py-0 print:text-sm">
      <header className="grid gap-2 border-b border-line pb-4 print:pb-1">
        <p className="print:hidden">
          <TextLink href={WELLNESS}>{t("sheet.back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{t("sheet.title")}</h1>
        {view.siteName && (
          <p className="text-lg font-bold">
            <Typed text={view.siteName} />
          </p>
        )}
        <p className="print:hidden">{t("sheet.print")}</p>
      </header>
      {view.sample && <Notice tone="info" title={t("sample")} />}
      {view.isExample && <p className="print:hidden">{t("example")}</p>}
      {view.sheets.map((sheet) => (
        <section
          key={sheet.language}
          lang={sheet.language}
          dir={sheet.direction}
          aria-label={sheet.title}
          translate="no"
          className="grid gap-2 border-b-2 border-ink pb-4 print:break-inside-avoid print:gap-1 print:pb-2"
        >
          <h2 className="text-xl font-bold print:text-base">
            {sheet.title}: {sheet.date}
          </h2>
          <p className="text-lg print:text-sm">
            <strong>{sheet.index}</strong>
            {sheet.sun && <>, {sheet.sun}</>}
          </p>
          <p className="font-bold">{sheet.tier}</p>
          <ul className="list-disc space-y-1 ps-6">
            {sheet.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {sheet.people.length > 0 && (
            <>
              <h3 className="font-bold">{sheet.peopleTitle}</h3>
              <ul className="flex flex-wrap gap-x-6">
                {sheet.people.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
          <p className="border-s-4 border-danger ps-3 font-bold">{sheet.emergency}</p>
          <p className="text-sm text-muted print:text-xs">{sheet.proposed}</p>
        </section>
      ))}
      <p className="text-sm text-muted">{t("verify")}</p>
    </div>
  );
}
