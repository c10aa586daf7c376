import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { CheckerView, StateCard } from "../licences.view.server.ts";

function Sums({ card }: { card: StateCard }) {
  const t = useText("license-checker");
  const { wholeMoney } = useFormat();
  if (card.thresholds.length === 0) return null;
  return (
    <div>
      <h3 className="font-bold">{t("card.sums")}</h3>
      <ul className="list-disc ps-6">
        {card.thresholds.map(({ work, dollars, at, per, unless = [] }) => (
          <li key={work}>
            {t(`covers.${work}`)}:{" "}
            {dollars === undefined
              ? t("card.any")
              : t(per ? `card.${at}Year` : `card.${at}`, { sum: wholeMoney(dollars * 100) })}
            {unless.map((one) => ` ${t(`card.unless.${one}`)}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Classes({ card }: { card: StateCard }) {
  const t = useText("license-checker");
  const { wholeMoney } = useFormat();
  if (!card.classes) return <p>{t("card.noClasses")}</p>;
  return (
    <div>
      <h3 className="font-bold">{t("card.classes")}</h3>
      <ul className="list-disc ps-6">
        {card.classes.map(({ id, works, most, below }) => (
          <li key={id}>
            <bdi translate="no" className="font-medium">
              {id}
            </bdi>
            {works.length > 0 && `: ${works.map((work) => t(`work.${work}`)).join(", ")}`}
            {most !== undefined &&
              ` (${t(below ? "card.below" : "card.upTo", { sum: wholeMoney(most * 100) })})`}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TradeBoardProps {
  trade: NonNullable<CheckerView["trade"]>;
  state: string;
  recorded: StateCard["recorded"];
}

/** The board of a trade, or that none is recorded: the card of the general contractors says nothing of it. */
export function TradeBoardSection({ trade: { work, board }, state, recorded }: TradeBoardProps) {
  const t = useText("license-checker");
  const words = { trade: t(`work.${work}`), state: isolated(state) };
  return (
    <TitledSection
      id="trade"
      title={t("trade.title", words)}
      className="grid content-start gap-3 rounded-surface border border-line bg-surface p-5"
    >
      {board ? (
        <>
          <p>
            {t("card.board")}:{" "}
            <bdi translate="no" lang="en">
              {board.name}
            </bdi>
          </p>
          <p>
            <TextLink href={`https://${board.site}`} rel="external" className="gap-1">
              {t("card.official")}: <bdi translate="no">{board.site}</bdi>
            </TextLink>
          </p>
          <p>{t(board.same ? "trade.same" : "trade.own")}</p>
          <p className="text-sm text-muted">
            {t(board.known ? "sure.known" : "sure.law", recorded)} {t("card.source")}:{" "}
            <bdi translate="no">{board.source}</bdi>
          </p>
        </>
      ) : (
        <p>{t("trade.unknown")}</p>
      )}
    </TitledSection>
  );
}

/** What is recorded of one state's board, how sure that is, and where its own record is looked up. */
export function StateCardSection({ card }: { card: StateCard }) {
  const t = useText("license-checker");
  return (
    <TitledSection
      id="board"
      title={t("card.title", { state: isolated(card.name) })}
      className="grid content-start gap-4 rounded-surface border border-line bg-surface p-5"
    >
      <p className="font-medium">{t(`kind.${card.kind}`)}</p>
      {card.trades && (
        <p>{t("card.trades", { trades: card.trades.map((trade) => t(`work.${trade}`)).join(", ") })}</p>
      )}
      {card.names.length > 0 && (
        <p>
          {t("card.board")}:{" "}
          <bdi translate="no" lang="en">
            {card.names.join("; ")}
          </bdi>
        </p>
      )}
      {card.sites.length > 0 ? (
        <ul>
          {card.sites.map((site) => (
            <li key={site}>
              <TextLink href={`https://${site}`} rel="external" className="gap-1">
                {t("card.official")}: <bdi translate="no">{site}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("card.noSite")}</p>
      )}
      <Sums card={card} />
      {card.kind !== "none" && <Classes card={card} />}
      <p>
        {card.example ? (
          <>
            {t("card.number")}{" "}
            <bdi dir="ltr" translate="no" className="font-medium tabular-nums">
              {card.example}
            </bdi>
          </>
        ) : (
          t("card.noNumber")
        )}
      </p>
      <div>
        <h3 className="font-bold">{t("card.look")}</h3>
        <ol className="list-decimal ps-6">
          {(["status", "name", "class", "expiry", "bond", "compensation", "discipline"] as const).map(
            (what) => (
              <li key={what}>{t(`look.${what}`)}</li>
            ),
          )}
        </ol>
      </div>
      <p className="text-sm text-muted">
        {t(`sure.${card.sure}`, card.recorded)}
        {card.source && (
          <>
            {" "}
            {t("card.source")}: <bdi translate="no">{card.source}</bdi>
          </>
        )}
      </p>
    </TitledSection>
  );
}
