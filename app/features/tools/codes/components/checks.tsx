import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CODES_LIMITS } from "../codes.limits.ts";
import type { ProvisionView } from "../codes.view.server.ts";
import { Diagram, Letter } from "./diagram.tsx";

type Subject = ProvisionView["subjects"][number];

const LOOKS = { pass: "default", fail: "destructive", open: "outline" } as const;

/** The limits of one thing, and how a measure stands to each. */
export function Limits({ subject }: { subject: Subject }) {
  const t = useText("codes");
  return (
    <ul className="grid gap-1">
      {subject.limits.map(({ figure, where, section, held }) => (
        <li key={`${figure} ${where} ${section}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-bold">{figure}</span>
          {where && <span className="text-muted">{where}</span>}
          {section && (
            <bdi dir="ltr" translate="no" className="text-sm text-muted">
              {section}
            </bdi>
          )}
          {held && (
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Badge variant={LOOKS[held.verdict]}>{t(`check.${held.verdict}`)}</Badge>
              {held.margin && held.verdict !== "open" && (
                <span>{t(`check.${held.verdict}By`, { margin: `\u2068${held.margin}\u2069` })}</span>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is measured, after the letter that it has on the drawing. */
const Lettered = ({ letter, text }: { letter?: string; text: string }) => (
  <>
    {letter && <Letter letter={letter} />}
    {text}
  </>
);

/** The drawing and the numbers of a provision, and a field for what somebody measured of each. All of it is in the address. */
export function Checks({
  provision: { slug, subjects, place, diagram },
}: {
  provision: Pick<ProvisionView, "slug" | "subjects" | "place" | "diagram">;
}) {
  const t = useText("codes");
  /** The letter of a measure on the drawing. */
  const letterOf = (id: string) => diagram?.spans.find(({ subject }) => subject === id)?.letter;
  if (subjects.length === 0) return null;
  const canCheck = subjects.some(({ example }) => example);
  return (
    <TitledSection id="check" title={t("check.title")} className="grid gap-4">
      {diagram && <Diagram diagram={diagram} note={t("diagram")} />}
      <form action={`/provision/${slug}#check`} className="grid gap-5" noValidate>
        {place.state && <input type="hidden" name="state" value={place.state} />}
        {place.city && <input type="hidden" name="city" value={place.city} />}
        {subjects.map((subject) => (
          <div key={subject.id} className="grid gap-2 border-b border-line pb-4">
            {subject.example ? (
              <Field
                name={`m-${subject.id}`}
                label={<Lettered letter={letterOf(subject.id)} text={subject.label} />}
                hint={t("check.hint", { example: `\u2068${subject.example}\u2069` })}
                error={(subject.unreadable && t("check.unreadable")) || (subject.absurd && t("check.absurd"))}
                defaultValue={subject.typed}
                autoComplete="off"
                dir="ltr"
                maxLength={CODES_LIMITS.measure}
                className="max-w-xs"
              />
            ) : (
              <h3 className="font-medium">
                <Lettered letter={letterOf(subject.id)} text={subject.label} />
              </h3>
            )}
            <Limits subject={subject} />
          </div>
        ))}
        {canCheck && <Button className="justify-self-start print:hidden">{t("check.submit")}</Button>}
      </form>
    </TitledSection>
  );
}
