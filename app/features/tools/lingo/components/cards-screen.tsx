import { useFormat, useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { TRADES } from "~db/schema/knowledge.terms.ts";
import { deckPath } from "../deck-path.ts";
import type { CardsView } from "../lingo.view.server.ts";
import { Hear } from "./hear.tsx";
import { TermName } from "./term-name.tsx";

const PATH = screen("lingoCards").path;

function DeckForm({ view, same }: { view: CardsView; same: boolean }) {
  const t = useText("lingo-cards");
  const lingo = useText("lingo");
  const languages = LANGUAGES.map((value) => ({ value, text: lingo(`languages.${value}`) }));
  return (
    <form
      // Another deck is another form: its fields say what the address says.
      key={deckPath({ ...view.pair, trade: view.deck.trade })}
      method="get"
      action={PATH}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto] print:hidden"
    >
      <SelectField name="shown" label={t("shown")} options={languages} defaultValue={view.pair.shown} />
      <SelectField
        name="asked"
        label={t("asked")}
        options={languages}
        defaultValue={view.pair.asked}
        error={same ? t("same") : undefined}
      />
      <SelectField
        name="trade"
        label={t("trade")}
        options={[
          { value: "", text: t("allTrades") },
          ...TRADES.map((value) => ({ value, text: lingo(`trades.${value}`) })),
        ]}
        defaultValue={view.deck.trade}
      />
      <Button variant="outline">{t("choose")}</Button>
    </form>
  );
}

function Answer({ view, card }: { view: CardsView; card: NonNullable<CardsView["card"]> }) {
  const t = useText("lingo-cards");
  const { pair, deck } = view;
  if (card.asked === undefined) return null;
  return (
    <>
      <div className="grid gap-2 border-t border-line pt-4">
        <p className="text-muted">{t("answer")}</p>
        <p className="flex min-h-12 flex-wrap items-center gap-x-3 text-2xl font-bold wrap-anywhere">
          <TermName name={card.asked} language={pair.asked} />
          <Hear name={card.asked} language={pair.asked} />
        </p>
        {card.regional && card.regional.length > 0 && (
          <p lang={pair.asked} dir="auto" translate="no" className="text-muted">
            {card.regional.map(({ name, said }) => (said ? `${name} (${said})` : name)).join(" · ")}
          </p>
        )}
        <p lang={pair.shown} dir="auto" translate="no">
          {card.definition}
        </p>
        <p>
          <TextLink href={`/term/${card.slug}`}>{t("more")}</TextLink>
        </p>
      </div>
      <form
        method="post"
        action={deckPath({ ...pair, trade: deck.trade, more: deck.more > 0 })}
        className="grid gap-3 sm:grid-cols-2"
        data-reload
      >
        <input type="hidden" name="slug" value={card.slug} />
        <input type="hidden" name="shown" value={pair.shown} />
        <input type="hidden" name="asked" value={pair.asked} />
        <input type="hidden" name="version" value={card.version} />
        <Button name="intent" value="missed" variant="outline" size="lg" className="h-auto flex-col py-2">
          <span>{t("missed")}</span>
          <span className="text-sm font-normal">{t("missedHint")}</span>
        </Button>
        <Button name="intent" value="knew" size="lg" className="h-auto flex-col py-2">
          <span>{t("knew")}</span>
          <span className="text-sm font-normal">{t("knewHint", { count: card.rests ?? 1 })}</span>
        </Button>
      </form>
    </>
  );
}

function CardFace({ view, card }: { view: CardsView; card: NonNullable<CardsView["card"]> }) {
  const t = useText("lingo-cards");
  const lingo = useText("lingo");
  const { pair, deck } = view;
  return (
    <section
      id="card"
      aria-labelledby="card-word"
      className="grid max-w-2xl scroll-mt-24 gap-4 rounded-surface border-2 border-ink bg-surface p-5 sm:p-8"
    >
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <Badge variant="secondary">{lingo(`trades.${card.trade}`)}</Badge>
        {card.version === 0 ? t("fresh") : t("box", { box: card.box })}
      </p>
      <p className="text-muted">{t("question", { language: t(`inLanguage.${pair.asked}`) })}</p>
      <h2 id="card-word" className="flex flex-wrap items-center gap-x-3 text-3xl font-bold wrap-anywhere">
        <TermName name={card.shown} language={pair.shown} />
        <Hear name={card.shown} language={pair.shown} />
      </h2>
      {card.asked === undefined ? (
        <p>
          <a
            href={`${deckPath({ ...pair, trade: deck.trade, card: card.slug, turned: true, more: deck.more > 0 })}#card`}
            className={buttonClass({ size: "lg" })}
          >
            {t("turn")}
          </a>
        </p>
      ) : (
        <Answer view={view} card={card} />
      )}
    </section>
  );
}

function Boxes({ view }: { view: CardsView }) {
  const t = useText("lingo-cards");
  const format = useFormat();
  const isBegun = view.boxes.some(({ count }) => count > 0);
  return (
    <TitledSection id="boxes" title={t("boxes.title")} className="grid max-w-2xl gap-3">
      {isBegun && (
        <DataTable
          caption={t("boxes.caption")}
          dense
          columns={[
            { key: "box", heading: t("boxes.box") },
            { key: "rest", heading: t("boxes.rest") },
            { key: "cards", heading: t("boxes.cards"), numeric: true },
          ]}
          rows={view.boxes.map(({ box, days, count }) => ({
            id: String(box),
            cells: {
              box: t("box", { box }),
              rest: days === 0 ? t("boxes.today") : t("boxes.days", { count: days }),
              cards: format.number(count),
            },
          }))}
        />
      )}
      <p className="max-w-prose text-muted">{t("how")}</p>
      {isBegun && (
        <form method="post" action={deckPath({ ...view.pair, trade: view.deck.trade })} data-reload>
          <input type="hidden" name="shown" value={view.pair.shown} />
          <input type="hidden" name="asked" value={view.pair.asked} />
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center text-danger">
              {t("restart")}
            </summary>
            <p className="mb-3 text-muted">{t("restartText")}</p>
            <Button variant="destructive" name="intent" value="restart">
              {t("restartSure")}
            </Button>
          </details>
        </form>
      )}
    </TitledSection>
  );
}

/** Cards to learn words by: one side, then the other, then one's own judgement, all by links and forms. */
export function CardsScreen({
  view,
  same,
  incomplete,
}: {
  view: CardsView;
  same: boolean;
  incomplete: boolean;
}) {
  const t = useText("lingo-cards");
  const shell = useText("shell");
  const { card, pair, deck } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("lingoCards"))} title={shell("screens.lingoCards.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {incomplete && <ErrorSummary title={t("errors.summary")} message={t("errors.form")} items={[]} />}
      <p className="flex flex-wrap gap-x-6 font-medium" role="status">
        <span>{t("due", { count: view.due })}</span>
        <span>{t("new", { count: view.fresh })}</span>
      </p>
      {card ? (
        <CardFace view={view} card={card} />
      ) : (
        <EmptyState
          title={t("done.title")}
          action={
            view.untouched > 0 && (
              <a
                href={deckPath({ ...pair, trade: deck.trade, more: true })}
                className={buttonClass({ variant: "outline" })}
              >
                {t("done.more")}
              </a>
            )
          }
        >
          <p>{t("done.text")}</p>
          {view.untouched === 0 && <p>{t("done.learned")}</p>}
        </EmptyState>
      )}
      <DeckForm view={view} same={same} />
      <Boxes view={view} />
      <p>
        <TextLink href={screen("constructionLingo").path}>{t("glossary")}</TextLink>
      </p>
    </div>
  );
}
