import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PackageView } from "./bids.view.server.ts";
import type { Cell } from "./leveling.ts";

export interface Letter {
  bid: string;
  company: string;
  text: string;
}

/**
 * What a bidder priced beside the base and is built. An amount for what the base has is a part of it, and what the buyer set
 * is no price of theirs.
 */
const besideCents = (cells: readonly Cell[]) =>
  cells
    .filter(({ said, standing }) => said === "priced" && standing !== "apart")
    .reduce((total, { cents }) => total + (cents ?? 0), 0);

/** A letter to each whose bid was read, once one is taken. Nobody is told a price of another. */
export function lettersOf(view: PackageView, language: Language): Letter[] {
  const { package: one, leveling } = view;
  // The example shows how the letters would read for whom the comparison speaks.
  const won = one.awardedTo ?? (view.isExample ? leveling?.recommendation.bid : undefined);
  if (!won || !leveling) return [];
  const t = translator(language, "bids");
  const { money, date } = formatsOf(language);
  return leveling.bids.map(({ id, company, baseCents, cells }) => {
    const said = {
      company: isolated(company),
      topic: isolated(one.topic),
      date: isolated(date(view.now)),
      money: isolated(money(baseCents + besideCents(cells))),
    };
    const parts = id === won ? ["letters.won", "letters.next"] : ["letters.lost", "letters.thanks"];
    const body = parts.map((key) => t(key as "letters.won", said));
    return {
      bid: id,
      company,
      text: [said.date, t("letters.dear", said), ...body, t("letters.close")].join("\n\n"),
    };
  });
}
