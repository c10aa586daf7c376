import type { ReactNode } from "react";
import { DIRECTORY_LIMITS } from "~/engines/directory/directory.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { type FormState, formState } from "~/ui/typed-field.tsx";
import { CAREER_IMPORT, CAREER_LIMITS, CAREERS, careerPath, type Part } from "../career.limits.ts";
import { HIDEABLE, OPEN_TO, SPOKEN, TICKETS, TRADES } from "../career.ts";
import type { FormView } from "../career.view.server.ts";
import { BoxField, ChoiceField, Problem, Strength, TypedField } from "./parts.tsx";

const GROUP = "grid gap-4 border-t-2 border-ink pt-3";

interface RowsProps {
  part: Part;
  count: number;
  children: (n: number) => ReactNode;
}

/** The rows of a part: what is filled in, and some that are empty. */
function Rows({ part, count, children }: RowsProps) {
  const t = useText("careers");
  return (
    <fieldset className={GROUP}>
      <legend className="font-bold">{t(`parts.${part}`)}</legend>
      <p className="text-muted">{t(`form.hints.${part}`)}</p>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <fieldset key={n} className="grid gap-3 border-b border-line pb-4 sm:grid-cols-3">
          <legend className="font-medium">{t(`form.rows.${part}`, { n: n + 1 })}</legend>
          {children(n)}
        </fieldset>
      ))}
    </fieldset>
  );
}

function Boxes({
  form,
  name,
  values,
  words,
}: {
  form: FormState;
  name: string;
  values: readonly string[];
  words: (value: never) => string;
}) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-x-4">
      {values.map((value) => (
        <BoxField key={value} form={form} name={`${name}_${value}`} label={words(value as never)} />
      ))}
    </div>
  );
}

/** The form of one's own profile. */
export default function CareerFormScreen({
  view,
  sent,
  rows,
}: {
  view: FormView;
  sent?: Sent;
  rows?: FormView["rows"];
}) {
  const t = useText("careers");
  const shell = useText("shell");
  const form = formState(sent, view.begin);
  const count = rows ?? view.rows;
  const choose = { value: "", text: t("form.choose") };
  const trades = [choose, ...TRADES.map((value) => ({ value, text: t(`trades.${value}`) }))];
  const tickets = [choose, ...TICKETS.map((value) => ({ value, text: t(`tickets.${value}`) }))];
  const text = (name: string, label: string, hint?: string) => (
    <TypedField form={form} name={name} label={label} hint={hint} />
  );
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("careerForm"))} title={shell("screens.careerForm.title")}>
        <p>{t("form.lead")}</p>
        <p>
          <TextLink href={CAREER_IMPORT}>{t("import.link")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      {view.strength && <Strength strength={view.strength} />}
      <form method="post" noValidate className="grid gap-8" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        {view.version !== undefined && <input type="hidden" name="version" value={view.version} />}
        <div className="grid max-w-xl gap-4">
          {text("name", t("form.name"), t("form.nameHint"))}
          <TypedField form={form} name="headline" label={t("form.headline")} most={CAREER_LIMITS.headline} />
          <TypedField form={form} name="about" label={t("form.about")} long most={DIRECTORY_LIMITS.about} />
          <TypedField form={form} name="skills" label={t("parts.skills")} hint={t("form.skillsHint")} long />
          {text("reach", t("form.reach"), t("form.reachHint"))}
        </div>
        <fieldset className={GROUP}>
          <legend className="font-bold">{t("parts.openTo")}</legend>
          <Boxes
            form={form}
            name="open"
            values={OPEN_TO}
            words={(value: (typeof OPEN_TO)[number]) => t(`open.${value}`)}
          />
        </fieldset>
        <Rows part="roles" count={count.roles}>
          {(n) => (
            <>
              {text(`title_${n}`, t("form.title"))}
              {text(`firm_${n}`, t("form.firm"))}
              <ChoiceField form={form} name={`trade_${n}`} label={t("facets.trade")} options={trades} />
              {text(`from_${n}`, t("form.from"))}
              {text(`to_${n}`, t("form.to"))}
              {text(`used_${n}`, t("form.used"))}
            </>
          )}
        </Rows>
        <Rows part="tickets" count={count.tickets}>
          {(n) => (
            <>
              <ChoiceField form={form} name={`ticket_${n}`} label={t("facets.ticket")} options={tickets} />
              {text(`ticketCalled_${n}`, t("form.ticketCalled"))}
              <TypedField form={form} name={`until_${n}`} label={t("form.until")} type="date" />
            </>
          )}
        </Rows>
        <Rows part="projects" count={count.projects}>
          {(n) => (
            <>
              {text(`project_${n}`, t("form.project"))}
              <TypedField form={form} name={`year_${n}`} label={t("form.year")} type="numeric" />
              {text(`did_${n}`, t("form.did"))}
            </>
          )}
        </Rows>
        <Rows part="schools" count={count.schools}>
          {(n) => (
            <>
              {text(`school_${n}`, t("form.school"))}
              {text(`course_${n}`, t("form.course"))}
              {text(`ended_${n}`, t("form.ended"))}
            </>
          )}
        </Rows>
        <fieldset className={GROUP}>
          <legend className="font-bold">{t("parts.place")}</legend>
          <p className="text-muted">{t("form.placeHint")}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {text("called", t("form.called"))}
            {text("position", t("form.position"), t("search.nearHint"))}
          </div>
        </fieldset>
        <fieldset className={GROUP}>
          <legend className="font-bold">{t("parts.languages")}</legend>
          <Boxes
            form={form}
            name="language"
            values={SPOKEN}
            words={(value: (typeof SPOKEN)[number]) => t(`languages.${value}`)}
          />
        </fieldset>
        <fieldset className={GROUP}>
          <legend className="font-bold">{t("form.hide")}</legend>
          <p className="text-muted">{t("form.hideHint")}</p>
          <Boxes
            form={form}
            name="hide"
            values={HIDEABLE}
            words={(value: (typeof HIDEABLE)[number]) => t(`parts.${value}`)}
          />
          <BoxField form={form} name="hidden" label={t("form.hidden")} hint={t("form.hiddenHint")} />
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="save">
            {t("form.save")}
          </Button>
          <TextLink href={view.id ? careerPath(view.id) : CAREERS}>{t("form.back")}</TextLink>
        </div>
      </form>
    </div>
  );
}
