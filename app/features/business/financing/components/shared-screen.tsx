import { useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { FINANCING } from "../financing.limits.ts";
import type { SharedView } from "../saved.view.server.ts";
import { Figures, ScheduleTable, useLabel, useSay } from "./parts.tsx";
import { Result } from "./result.tsx";

/** A scenario for whoever holds a link to it: its figures, and what they cost. */
export default function SharedScreen({ view }: { view: SharedView }) {
  const t = useText("financing");
  const say = useSay();
  const labelOf = useLabel(view.kind);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="font-medium text-accent">{t(`kinds.${view.kind}`)}</p>
        <h1 className="text-2xl font-bold sm:text-3xl">
          <Typed text={view.topic} />
        </h1>
        <p className="max-w-prose text-muted">{t("saved.shared")}</p>
      </header>
      <Result kind={view.kind} cost={view.cost} />
      <TitledSection id="given" title={t("saved.given")} className="grid gap-3">
        <Figures
          figures={view.given.map(({ name, type, text }) => ({
            ...{ id: name, label: labelOf(name) },
            text: type === "choice" ? say(`options.${text}`) : text,
          }))}
        />
      </TitledSection>
      <TitledSection id="rows" title={t("schedule.title")} className="grid gap-3">
        <ScheduleTable cost={view.cost} />
      </TitledSection>
      <p>
        <TextLink href={`${FINANCING}?${view.own}`} data-reload>
          {t("saved.withFigures")}
        </TextLink>
      </p>
      <p className="max-w-prose text-muted">{t("disclaimer")}</p>
    </div>
  );
}
