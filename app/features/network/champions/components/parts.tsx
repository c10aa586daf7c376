import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { type Board, type Kind, nominationPath } from "../champions.limits.ts";
import type { ShownSeason } from "../champions.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("champions");
  return (key: string) => t(key as Key<"champions">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "nomination"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("champions");
  const { intent = "", transition = "" } = sent?.fields ?? {};
  const anchor = (field: string) =>
    field === "note" && intent === MOVE_INTENT
      ? `note-${transition}`
      : field === "kind"
        ? "kind-person"
        : field === "board"
          ? "board-safety"
          : field;
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} anchor={anchor} />
  );
}

/** A quarter as it is called: its number and its year. */
export function useSeason() {
  const t = useText("champions");
  return (key: string) => t("season.name", { quarter: key.slice(6), year: key.slice(0, 4) });
}

/** The dates of a quarter, and what is done in it now. */
export function SeasonDates({ season }: { season: ShownSeason }) {
  const t = useText("champions");
  const { date } = useFormat();
  const name = useSeason();
  // The days that are kept are the first ones after it.
  const last = (day: string) => date(new Date(Date.parse(day) - 1).toISOString());
  return (
    <p>
      <strong>{name(season.key)}</strong>: {date(season.from)} – {last(season.until)}.{" "}
      {t(`season.${season.state}`, { until: last(season.votesUntil) })}
    </p>
  );
}

/** Points in hundredths, as they are read. */
export function usePoints() {
  const { quantity } = useFormat();
  return (hundredths: number) => quantity(String(hundredths / 100));
}

interface Line {
  id: string;
  season: string;
  kind: Kind;
  board: Board;
  nomineeAs: string;
  state: string;
  votes?: number;
}

/** One nomination of a list: who it is leads to it; below stands for which board, and how it stands. */
export function NominationLine({ line, isExample }: { line: Line; isExample?: boolean }) {
  const t = useText("champions");
  const name = useSeason();
  const say = useSay();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <TextLink href={nominationPath(line.id)} className="text-lg font-bold">
        <Typed text={line.nomineeAs} />
      </TextLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {isExample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>{t(`boards.${line.board}`)}</span>
        <span>{t(`kind.${line.kind}`)}</span>
        <span>{name(line.season)}</span>
        <Badge variant={line.state === "winner" ? "default" : "outline"}>{say(`states.${line.state}`)}</Badge>
        {line.votes !== undefined && (line.state === "winner" || line.state === "notChosen") && (
          <span>{t("votes", { count: line.votes })}</span>
        )}
      </div>
    </li>
  );
}
