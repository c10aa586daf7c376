import { useText } from "~/i18n/i18n.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Field } from "~/ui/field.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import type { ShownQuestion } from "../intakes.view.server.ts";
import { useUnit, useWords } from "./intake-parts.tsx";

interface QuestionFieldProps {
  question: ShownQuestion & { value: string };
  system: string;
  value: string;
  error?: string;
}

const TILES = 4;

/** The field of a question, as its kind needs it. Files have a form of their own. */
export function QuestionField({ question, system, value, error }: QuestionFieldProps) {
  const t = useText("intakes");
  const words = useWords();
  const unit = useUnit();
  const name = `a_${question.id}`;
  const said = words.question(question);
  const label = question.importance === "must" ? t("required", { question: said }) : said;
  const options = question.options.map((option) => ({ value: option.value, text: words.option(option) }));
  const shared = { name, label, error };
  switch (question.kind) {
    case "choice":
      return options.length <= TILES ? (
        <div>
          <input type="hidden" name={`shown_${question.id}`} value="on" />
          <RadioTiles name={name} legend={label} options={options} chosen={value} error={error} />
        </div>
      ) : (
        <SelectField
          {...shared}
          options={[{ value: "", text: t("choose") }, ...options]}
          defaultValue={value}
        />
      );
    case "several":
      return (
        <div>
          <input type="hidden" name={`shown_${question.id}`} value="on" />
          <CheckboxList
            name={name}
            legend={label}
            options={options}
            chosen={value.split(",")}
            error={error}
          />
        </div>
      );
    case "number": {
      const sign = unit(question.unit, system);
      return (
        <Field
          {...shared}
          label={sign ? t("inUnit", { question: label, unit: sign }) : label}
          hint={t("between", { least: question.least, most: question.most })}
          inputMode="decimal"
          dir="ltr"
          defaultValue={value}
          autoComplete="off"
        />
      );
    }
    case "text":
      return question.length > 160 ? (
        <TextareaField {...shared} dir="auto" rows={3} defaultValue={value} maxLength={question.length} />
      ) : (
        <Field {...shared} dir="auto" defaultValue={value} maxLength={question.length} autoComplete="off" />
      );
    default:
      return null;
  }
}
