import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { COMPARE, DIRECTORY, FIRM_LIMITS, firmPath, QUOTE } from "../directory.limits.ts";
import type { CompareView } from "../directory.view.server.ts";
import { Proofs, Rating, useFacts } from "./parts.tsx";

/** Firms that were kept, of which four are chosen for the table. */
function Shortlist({ kept, shown }: { kept: CompareView["kept"]; shown: readonly string[] }) {
  const t = useText("professional-directory");
  return (
    <form method="get" action={COMPARE} className="grid justify-items-start gap-3">
      <fieldset>
        <legend className="font-bold">{t("kept.title")}</legend>
        {kept.map(({ id, name }) => (
          <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="firm"
              value={id}
              defaultChecked={shown.includes(id)}
              className="size-6 shrink-0 accent-accent"
            />
            <span className="wrap-anywhere">
              <Typed text={name} />
            </span>
          </label>
        ))}
      </fieldset>
      <Button variant="outline">{t("compare.do")}</Button>
    </form>
  );
}

/** Up to three of the firms that were kept are asked for a quote: those behind whose page the firm itself stands. */
function Ask({ kept }: Pick<CompareView, "kept">) {
  const t = useText("professional-directory");
  const firms = kept.filter(({ isFirm }) => isFirm);
  return (
    <TitledSection id="ask" title={t("ask.title", { count: FIRM_LIMITS.asked })} className="grid gap-3">
      {firms.length === 0 ? (
        <p>{t("ask.none")}</p>
      ) : (
        <form method="get" action={QUOTE} className="grid justify-items-start gap-3">
          <CheckboxList
            name="firm"
            legend={t("ask.whom")}
            hint={t("ask.hint")}
            options={firms.map(({ id, name }) => ({ value: id, text: isolated(name) }))}
            chosen={firms.slice(0, FIRM_LIMITS.asked).map(({ id }) => id)}
          />
          <Button>{t("ask.do")}</Button>
        </form>
      )}
    </TitledSection>
  );
}

/** Up to four firms beside each other: one row a fact, and on a narrow page one block a fact. */
export default function CompareScreen({ view: { compared, kept } }: { view: CompareView }) {
  const t = useText("professional-directory");
  const shell = useText("shell");
  const factsOf = useFacts();
  const columns = compared.map((one) => ({ ...one, facts: factsOf(one.firm, one.divisions) }));
  const cell = "max-sm:grid sm:px-3 sm:py-3";
  const row = "border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:py-3";
  const label = "text-start font-bold sm:py-3 sm:pe-3";
  const name = (column: (typeof columns)[number]) => (
    <span aria-hidden="true" className="text-sm text-muted sm:hidden">
      <Typed text={column.name} />
    </span>
  );
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("proCompare"))} title={shell("screens.proCompare.title")}>
        <p>{t("compare.lead")}</p>
      </PageHeading>
      <p>
        <TextLink href={DIRECTORY}>{t("back")}</TextLink>
      </p>
      {kept.length > 0 && <Shortlist kept={kept} shown={compared.map(({ id }) => id)} />}
      {kept.length > 0 && <Ask kept={kept} />}
      {columns.length === 0 ? (
        <p>{t("compare.none")}</p>
      ) : (
        <table className="w-full border-collapse max-sm:block">
          <caption className="sr-only">{shell("screens.proCompare.title")}</caption>
          <thead className="border-b-2 border-ink max-sm:sr-only">
            <tr>
              <th scope="col" className="py-2 text-start">
                {t("compare.fact")}
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className="px-3 py-2 text-start wrap-anywhere">
                  <Typed text={column.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-ink">
            <tr className={row}>
              <th scope="row" className={label}>
                {t("review.title")}
              </th>
              {columns.map((column) => (
                <td key={column.id} className={cell}>
                  {name(column)}
                  <Rating rating={column.rating} />
                </td>
              ))}
            </tr>
            <tr className={row}>
              <th scope="row" className={label}>
                {t("proofs.title")}
              </th>
              {columns.map((column) => (
                <td key={column.id} className={cell}>
                  {name(column)}
                  <span className="flex flex-wrap gap-1">
                    <Proofs proofs={column.proofs} />
                  </span>
                </td>
              ))}
            </tr>
            {columns[0]?.facts.map(([term], n) => (
              <tr key={term} className={row}>
                <th scope="row" className={label}>
                  {term}
                </th>
                {columns.map((column) => (
                  <td key={column.id} className={cell}>
                    {name(column)}
                    <span>{column.facts[n]?.[1]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className="grid gap-2">
        {columns.map(({ id, name: called, sample }) => (
          <li key={id}>
            <TextLink href={firmPath(id)}>
              <Typed text={called} />
            </TextLink>
            {sample && <> · {t("sample")}</>}
          </li>
        ))}
      </ul>
    </div>
  );
}
