/** Updates an entry of an LRU cache and evicts the least recently used entries beyond `maxSize`. */
export function updateLru<Value>(
  cache: Map<string, Value>,
  key: string,
  update: (cached: Value | undefined) => Value,
  maxSize: number,
): Value {
  const value = update(cache.get(key));
  cache.delete(key);
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxSize) break;
    cache.delete(oldest);
  }
  return value;
}
