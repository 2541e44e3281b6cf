/** Lets a limited number of tasks with the same key run at once. The others wait for room, in order. */
interface Room {
  inside: number;
  readonly waiting: (() => void)[];
}

const rooms = new Map<string, Room>();

function roomOf(key: string): Room {
  const room = rooms.get(key) ?? { inside: 0, waiting: [] };
  rooms.set(key, room);
  return room;
}

async function enter(room: Room, size: number): Promise<void> {
  // Whoever leaves hands its place to the next one, so that nobody overtakes.
  if (room.inside >= size) await new Promise<void>((resolve) => room.waiting.push(resolve));
  else room.inside += 1;
}

function leave(key: string, room: Room): void {
  const next = room.waiting.shift();
  if (next) next();
  else room.inside -= 1;
  if (room.inside === 0) rooms.delete(key);
}

export async function inRoom<T>(key: string, size: number, work: () => Promise<T>): Promise<T> {
  const room = roomOf(key);
  await enter(room, size);
  try {
    return await work();
  } finally {
    leave(key, room);
  }
}
