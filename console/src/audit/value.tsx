import { useTranslation } from '@pairwise/i18n';
import { theme } from '@pairwise/ui';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Formats a value as one line of text; undefined for an object and for a list that contains objects. */
const asLine = (value: unknown, nothing: string): string | undefined => {
  if (value === null || value === undefined || value === '') return nothing;
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (Object.keys(value).length === 0) return nothing;
  return Array.isArray(value) && !value.some(isObject) ? value.map(String).join(', ') : undefined;
};

/** Renders a value of the registry: simple values as text, lists by their items, objects by their fields. */
export const Value = ({ value }: { value: unknown }) => {
  const { t } = useTranslation('console');
  const line = asLine(value, t('difference.absent'));
  if (line !== undefined) return line;
  if (Array.isArray(value)) {
    return (
      <ol css={{ display: 'grid', gap: theme.space[1], margin: 0, padding: 0, listStyle: 'none' }}>
        {value.map((one: unknown, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the entries of the log never change their order
          <li key={index}>
            <Value value={one} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl css={{ margin: 0 }}>
      {Object.entries(value ?? {}).map(([key, field]) => (
        <div key={key}>
          <dt css={{ display: 'inline', color: theme.color.inkMuted }}>{key}: </dt>
          <dd
            css={{
              margin: 0,
              ...(asLine(field, '') === undefined ? { paddingInlineStart: theme.space[3] } : { display: 'inline' }),
            }}
          >
            <Value value={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
