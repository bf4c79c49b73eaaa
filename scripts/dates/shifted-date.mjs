/** Preloaded into Node: sets `Date` ahead of the machine's by DATE_AHEAD_MS. */
const aheadMs = Number(process.env.DATE_AHEAD_MS);
const machine = Date;
const now = () => machine.now() + aheadMs;

globalThis.Date = new Proxy(machine, {
  construct: (target, words, made) =>
    Reflect.construct(target, words.length === 0 ? [now()] : words, made),
  apply: () => new machine(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
machine.prototype.constructor = globalThis.Date;
