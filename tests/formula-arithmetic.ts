/**
 * Works out what a formula prints, as a reader with a pencil would: + − × ÷, powers, roots, ⌈ ⌉ ⌊ ⌋, max, min, atan and
 * acos in degrees, percents. Knows nothing of how the formula itself computes.
 */
const TOKEN = /\s*(\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?|max|min|atan|acos|π|[−+×÷()⌈⌉⌊⌋√²³⁴;%])/y;

export function worthOf(text: string): number {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new SyntaxError(`${text.slice(at)} cannot be worked out`);
    tokens.push(token);
  }
  let next = 0;
  const take = (wanted: string) => {
    if (tokens[next] !== wanted) throw new SyntaxError(`${wanted} is missing in ${text}`);
    next++;
  };
  const accept = (wanted: string) => tokens[next] === wanted && ++next > 0;

  function sum(): number {
    let value = product();
    for (;;) {
      if (accept("+")) value += product();
      else if (accept("−")) value -= product();
      else return value;
    }
  }
  function product(): number {
    let value = power();
    for (;;) {
      if (accept("×")) value *= power();
      else if (accept("÷")) value /= power();
      else return value;
    }
  }
  function power(): number {
    if (accept("−")) return -power();
    let value = single();
    if (accept("²")) value **= 2;
    else if (accept("³")) value **= 3;
    else if (accept("⁴")) value **= 4;
    return accept("%") ? value / 100 : value;
  }
  function inside(): number[] {
    take("(");
    const values = [sum()];
    while (accept(";")) values.push(sum());
    take(")");
    return values;
  }
  function single(): number {
    const token = tokens[next];
    if (token === "(") return inside()[0] ?? 0;
    next++;
    switch (token) {
      case "π":
        return Math.PI;
      case "√":
        return Math.sqrt(single());
      case "max":
        return Math.max(...inside());
      case "min":
        return Math.min(...inside());
      case "atan":
        return (Math.atan(inside()[0] ?? 0) * 180) / Math.PI;
      case "acos":
        return (Math.acos(inside()[0] ?? 0) * 180) / Math.PI;
      case "⌈": {
        const value = Math.max(0, Math.ceil(sum() - 1e-9));
        take("⌉");
        return value;
      }
      case "⌊": {
        const value = Math.floor(sum() + 1e-9);
        take("⌋");
        return value;
      }
      default: {
        const value = Number(token?.replace(/,/g, ""));
        if (Number.isNaN(value)) throw new SyntaxError(`${String(token)} in ${text}`);
        return value;
      }
    }
  }
  const worth = sum();
  if (next < tokens.length) throw new SyntaxError(`${tokens.slice(next).join(" ")} is left over in ${text}`);
  return worth;
}
