import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import type { QuoteView } from "../instant-quote.view.server.ts";
import { QUOTE_LIMITS } from "../quote-page.limits.ts";
import type { Told } from "./quote-result.tsx";

const METRIC = { ft: "m", ft2: "m2" } as const;

function Question({ field, system }: { field: QuoteView["fields"][number]; system: QuoteView["system"] }) {
  const t = useText("instant-quote");
  const { quantity } = useFormat();
  const { id, unit, value, problem } = field;
  const ends = { least: quantity(field.least || "0"), most: quantity(field.most || "0") };
  const error = problem && t(`errors.${problem}`, ends);
  const label = t(`questions.${id}` as "questions.area");
  if (field.kind === "choice")
    return (
      <RadioTiles
        name={id}
        legend={label}
        options={field.options.map((option) => ({
          value: option,
          text: t(`options.${option}` as "options.yes"),
        }))}
        chosen={value}
        error={error}
      />
    );
  return (
    <Field
      name={id}
      label={
        unit === "ea" ? (
          label
        ) : (
          <>
            {label}{" "}
            <bdi className="font-normal text-muted">
              ({t(`unit.${system === "metric" ? METRIC[unit] : unit}`)})
            </bdi>
          </>
        )
      }
      hint={t("between", ends)}
      error={error}
      defaultValue={value}
      inputMode={unit === "ea" ? "numeric" : "decimal"}
      dir="ltr"
      autoComplete="off"
      maxLength={QUOTE_LIMITS.number}
    />
  );
}

/** What is asked of a job and what is assumed: a GET form, so that its address says everything. */
export function QuoteForm({ quote, path }: { quote: Told; path: string }) {
  const t = useText("instant-quote");
  const { quantity } = useFormat();
  const isOpen = quote.terms.some(({ isTyped, isWrong }) => isTyped || isWrong);
  return (
    <form method="get" action={path} className="grid content-start gap-5 print:hidden" data-reload>
      <h2 className="text-xl font-bold">{t("answersTitle")}</h2>
      <input type="hidden" name="job" value={quote.job} />
      <input type="hidden" name="units" value={quote.system} />
      {quote.fields.map((field) => (
        <Question key={field.id} field={field} system={quote.system} />
      ))}
      {quote.terms.length > 0 && (
        <Fold title={t("assumptions")} open={isOpen}>
          {quote.terms.map(({ id, value, usual, isTyped, isWrong, least, most }) => {
            const ends = { least: quantity(String(least)), most: quantity(String(most)) };
            return (
              <Field
                key={id}
                name={id}
                label={t(`terms.${id}`)}
                hint={t("between", ends)}
                error={isWrong ? t("errors.term", ends) : undefined}
                // What nobody changed is left out of the address, so that hours go on to follow the answers.
                defaultValue={isTyped ? value : ""}
                placeholder={usual}
                inputMode="decimal"
                dir="ltr"
                autoComplete="off"
                maxLength={QUOTE_LIMITS.number}
              />
            );
          })}
        </Fold>
      )}
      <div>
        <Button>{t("update")}</Button>
      </div>
    </form>
  );
}
