import { fileHref } from "~/engines/file/file.ts";

interface FaceProps {
  /** The file of the picture. */
  picture?: string;
  /** What the letter is taken from where there is no picture. */
  name: string;
  className?: string;
}

/** A member's picture, or the first letter of their name. The name stands beside it, so it says nothing itself. */
export function Face({ picture, name, className = "size-24 text-4xl" }: FaceProps) {
  const frame = `shrink-0 rounded-full border border-line ${className}`;
  if (picture)
    return <img src={fileHref(picture)} alt="" width={96} height={96} className={`object-cover ${frame}`} />;
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-sunken font-bold text-muted uppercase ${frame}`}
    >
      {[...name.trim()][0] ?? "?"}
    </span>
  );
}
