import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { Finding, Verdict } from "../interpret.logic.ts";
import type { CheckView } from "../licences.view.server.ts";

const LOOKS: Record<Verdict, { icon: IconName; colour: string }> = {
  fine: { icon: "check", colour: "text-ok" },
  ask: { icon: "triangle-alert", colour: "text-warn" },
  stop: { icon: "circle-alert", colour: "text-danger" },
  open: { icon: "info", colour: "text-blueprint" },
};

function useSentence() {
  const t = useText("license-check");
  const { wholeMoney } = useFormat();
  return ({ about, says, days, cents, name }: Finding) =>
    t(`findings.${about}.${says}` as Key<"license-check">, {
      ...(days !== undefined && { count: days }),
      ...(cents !== undefined && { sum: wholeMoney(cents) }),
      ...(name !== undefined && { name: `\u2068${name}\u2069` }),
    });
}

/** What the record means today, point by point. */
export function Findings({ view }: { view: CheckView }) {
  const t = useText("license-check");
  const sentence = useSentence();
  const { date } = useFormat();
  return (
    <TitledSection id="reading" title={t("reading.title")} className="grid gap-3">
      <p className="text-muted">{t("reading.day", { day: date(view.today) })}</p>
      <ul className="grid gap-3">
        {view.reading.findings.map((finding) => {
          const { icon, colour } = LOOKS[finding.verdict];
          return (
            <li key={finding.about} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
              <Icon name={icon} className={`mt-0.5 size-6 ${colour}`} />
              <p>
                <strong>
                  {t(`about.${finding.about}`)} ({t(`verdict.${finding.verdict}`)})
                </strong>{" "}
                {sentence(finding)}
              </p>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

/** What was written down, as it was. */
export function CheckFacts({ view }: { view: CheckView }) {
  const t = useText("license-check");
  const checker = useText("license-checker");
  const { date, moment, wholeMoney } = useFormat();
  const { check } = view;
  const rows: [label: string, value: string, isData?: boolean][] = [
    [checker("fields.state"), view.stateName, true],
    [checker("fields.authority"), check.authority, true],
    [checker("fields.number"), check.number, true],
    [checker("fields.name"), check.name, true],
    [checker("fields.offeredAs"), check.offeredAs, true],
    [checker("fields.status"), checker(`status.${check.status}`)],
    [checker("fields.classes"), check.classes, true],
    [checker("fields.expiresOn"), check.expiresOn ? date(check.expiresOn) : ""],
    [checker("fields.bond"), checker(`bond.${check.bond}`)],
    [checker("fields.compensation"), checker(`compensation.${check.compensation}`)],
    [checker("fields.work"), checker(`work.${check.work}`)],
    [checker("fields.value"), check.valueCents === null ? "" : wholeMoney(check.valueCents)],
    [checker("fields.lookedOn"), date(check.lookedOn)],
    [checker("fields.checkedBy"), check.checkedBy, true],
    [t("proof.writtenAt"), moment(check.createdAt)],
    [checker("fields.note"), check.note, true],
  ];
  return (
    <TitledSection id="facts" title={t("facts")} className="grid gap-3">
      <dl className="border-t-2 border-ink">
        {rows
          .filter(([, value]) => value !== "")
          .map(([label, value, isData]) => (
            <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium whitespace-pre-wrap wrap-anywhere">
                <bdi translate={isData ? "no" : undefined}>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </TitledSection>
  );
}
