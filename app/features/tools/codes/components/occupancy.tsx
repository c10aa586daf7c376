import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CODES_LIMITS } from "../codes.limits.ts";
import type { CodeSearch } from "../codes.schemas.ts";
import type { OccupancyView } from "../occupancy.view.server.ts";
import { Diagram, Letter } from "./diagram.tsx";
import { placed } from "./placed.ts";
import { Section } from "./provision-list.tsx";

type Card = NonNullable<OccupancyView["card"]>;

/** The drawing of a floor, and what the IBC asks of its group, each with the section that says so. */
function GroupCard({ card, search }: { card: Card; search: CodeSearch }) {
  return (
    <TitledSection
      id="group-card"
      title={card.title}
      className="grid gap-4 border border-s-8 border-line border-s-blueprint bg-surface p-5"
    >
      <Diagram diagram={card.diagram} note={card.note} />
      <dl className="grid gap-4">
        {card.facts.map(({ letter, label, says, section, slug }) => (
          <div key={label} className="grid gap-1 border-t border-line pt-3">
            <dt className="font-bold">
              {letter && <Letter letter={letter} />}
              {label}
            </dt>
            {says.map((one) => (
              <dd key={one} className="max-w-prose">
                {one}
              </dd>
            ))}
            <dd>
              <TextLink href={placed(`/provision/${slug}`, search)}>
                <Section section={section} />
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose font-medium">{card.verify}</p>
      <p className="print:hidden">
        <TextLink href={card.calculator.href}>{card.calculator.text}</TextLink>
      </p>
    </TitledSection>
  );
}

/** The occupancy group of a building and a floor's area, by an address; and what depends on them. */
export function OccupancySection({
  occupancy: { choices, group, typed, error, card },
  search,
  path,
}: {
  occupancy: OccupancyView;
  search: CodeSearch;
  path: string;
}) {
  const t = useText("codes");
  return (
    <>
      <form action={path} className="grid max-w-3xl items-end gap-4 sm:grid-cols-2 print:hidden" noValidate>
        <input type="hidden" name="for" value="building" />
        {search.q && <input type="hidden" name="q" value={search.q} />}
        {search.state && <input type="hidden" name="state" value={search.state} />}
        {search.city && <input type="hidden" name="city" value={search.city} />}
        <SelectField
          key={group}
          name="group"
          label={t("group.label")}
          options={[{ value: "", text: t("group.none") }, ...choices]}
          defaultValue={group}
        />
        <Field
          key={`area ${typed}`}
          name="area"
          label={t("group.area")}
          hint={t("group.areaHint")}
          error={error}
          defaultValue={typed}
          maxLength={CODES_LIMITS.measure}
          autoComplete="off"
          dir="ltr"
        />
        <Button variant="outline" className="justify-self-start">
          {t("group.submit")}
        </Button>
      </form>
      {card && <GroupCard card={card} search={search} />}
    </>
  );
}
