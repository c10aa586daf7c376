import { MOST_LABEL } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Field } from "~/ui/field.tsx";
import { fieldOf, type MeasureProblem, type Measuring } from "../plan.view.ts";

interface TakeoffFieldsProps extends Measuring {
  error?: MeasureProblem;
}

/** What a problem is called. */
export function useProblemText(): (problem: MeasureProblem) => string {
  const t = useText("take-off");
  return ({ reason, count }) => t(`errors.${reason}` as "errors.length", { count });
}

/** What is typed about the points: the length of a scale, or the name and price of a measure; and the points. */
export function TakeoffFields({ tapping, typed, error }: TakeoffFieldsProps) {
  const t = useText("take-off");
  const { tool, points } = tapping;
  const written = points.map(({ x, y }) => `${x},${y}`).join(" ");
  const problemText = useProblemText();
  const message = (field: string) => (error && fieldOf(error) === field ? problemText(error) : undefined);
  return (
    <>
      {tool === "scale" || tool === "check" ? (
        <Field
          key={`${tool} length`}
          name="length"
          label={t("length")}
          hint={t("lengthHint")}
          error={message("length")}
          defaultValue={typed.length}
          dir="ltr"
          autoComplete="off"
        />
      ) : (
        <>
          <Field
            key={`${tool} label`}
            name="label"
            label={t("label")}
            hint={t("labelHint")}
            defaultValue={typed.label}
            maxLength={MOST_LABEL}
            dir="auto"
            autoComplete="off"
          />
          {tool !== "deduct" && (
            <Field
              key={`${tool} price`}
              name="price"
              label={t("price")}
              hint={t("priceHint")}
              error={message("price")}
              defaultValue={typed.price}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
            />
          )}
        </>
      )}
      <Field
        key={written}
        name="p"
        id="points"
        label={t("points")}
        hint={t("pointsHint")}
        error={message("points")}
        defaultValue={written}
        dir="ltr"
        autoComplete="off"
      />
    </>
  );
}
