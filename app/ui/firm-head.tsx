import { Typed } from "./typed.tsx";

interface FirmHeadProps {
  firm: string;
  logo?: { src: string; width: number; height: number };
}

/** Whose page it is: the firm's own picture, or its name where there is none. */
export function FirmHead({ firm, logo }: FirmHeadProps) {
  if (!logo && !firm) return null;
  return (
    <p className="border-s-4 border-accent ps-3 text-lg font-bold text-accent">
      {logo ? (
        <img src={logo.src} alt={firm} width={logo.width} height={logo.height} className="firm-logo" />
      ) : (
        <Typed text={firm} />
      )}
    </p>
  );
}
