import { processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { ShownQuestion } from "../intakes.view.server.ts";

/** Says a key that comes from a template, a command or a record. */
export function useSay() {
  const t = useText("intakes");
  return (key: string, more?: Record<string, string>) => t(key as Key<"intakes">, more as never);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay(), { guards: false });

const HIDDEN = ["intent", "idem", "version", "transition", "from", "form"];

/** What is wrong, above the page; the talk says itself what is wrong with a message. */
export function Problem({ sent, anchor }: { sent?: Sent; anchor?: (field: string) => string }) {
  const t = useText("intakes");
  const say = useSay();
  if ((sent?.fields.intent ?? "").startsWith("post")) return null;
  const at = anchor ?? ((field: string) => field);
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={at} />;
}

type Named = Pick<ShownQuestion, "id" | "own">;

/** The words of a question and of its options: somebody's own, or ours. */
export function useWords() {
  const say = useSay();
  return {
    question: ({ id, own }: Named) => own ?? say(`questions.${id}`),
    option: ({ value, own }: ShownQuestion["options"][number]) => own ?? say(`options.${value}`),
  };
}

/** The unit of a number, as it stands behind its words. */
export function useUnit() {
  const say = useSay();
  return (unit: string | undefined, system: string) => {
    if (!unit || unit === "ea") return "";
    if (system === "us" || unit === "usd") return say(`units.${unit}`);
    return say(unit === "ft2" ? "units.m2" : "units.m");
  };
}

interface AnswerProps {
  question: ShownQuestion & { value: string };
  system: string;
  files?: readonly { id: string; name: string }[];
  href?: (id: string) => string;
}

/** An answer in words. */
export function AnswerText({ question, system, files = [], href }: AnswerProps) {
  const t = useText("intakes");
  const { number } = useFormat();
  const words = useWords();
  const unit = useUnit();
  const { value, kind } = question;
  if (!value) return <span className="text-muted">{t("noAnswer")}</span>;
  if (kind === "files") {
    const shown = files.filter(({ id }) => value.split(",").includes(id));
    if (!href) return <span>{t("fileCount", { count: value.split(",").length })}</span>;
    return (
      <span className="flex flex-wrap gap-x-4">
        {shown.map(({ id, name }) => (
          <a
            key={id}
            href={href(id)}
            className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
            data-reload
          >
            <bdi translate="no">{name}</bdi>
          </a>
        ))}
      </span>
    );
  }
  if (question.options.length > 0) {
    const chosen = value.split(",");
    const said = question.options.filter((option) => chosen.includes(option.value)).map(words.option);
    return <Typed text={said.join(", ")} />;
  }
  if (kind === "number") {
    const sign = unit(question.unit, system);
    return (
      <span className="tabular-nums">
        {isolated(number(Number(value)))}
        {sign && ` ${sign}`}
      </span>
    );
  }
  return <Typed text={value} />;
}

/** Feet or metres, as a link that keeps the page. */
export function UnitsLink({ system, address }: { system: string; address: string }) {
  const t = useText("intakes");
  const other = system === "us" ? "metric" : "us";
  return (
    <p className="print:hidden">
      <TextLink href={`${address}${address.includes("?") ? "&" : "?"}units=${other}`}>
        {t(other === "metric" ? "inMetres" : "inFeet")}
      </TextLink>
    </p>
  );
}
