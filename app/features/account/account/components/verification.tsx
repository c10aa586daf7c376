import { VERIFICATION_LEVELS, type VerificationLevel } from "~/engines/trust/trust.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** Where the next level is reached. */
const NEXT = { none: "/profile#email", address: "/security-dashboard#second-step" } as const;

/** How far an account is verified, why, and what is missing. */
export function Verification({ level }: { level: VerificationLevel }) {
  const t = useText("verification");
  const name = VERIFICATION_LEVELS[level];
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge variant={name === "none" ? "default" : "outline"}>
          {t("level", { level, most: VERIFICATION_LEVELS.length - 1 })}
        </Badge>
        <span className="font-medium">{t(`levels.${name}.name`)}</span>
      </p>
      <p className="text-muted">
        {t(`levels.${name}.why`)} {t("limits")}
      </p>
      {name !== "secondStep" && <TextLink href={NEXT[name]}>{t(`levels.${name}.next`)}</TextLink>}
    </>
  );
}
