import { type CompiledQuery, sql } from 'kysely';

import type { Database, Statement } from '../src/db/database.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Statements of other kinds, such as `set constraints`, have no plan. */
const hasPlan = ({ sql: text }: Statement): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);

const planOf = async (db: Database, { sql: text, parameters }: Statement): Promise<PlanNode> => {
  const explained: CompiledQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }> = {
    ...sql<never>`explain`.compile(db),
    sql: `explain (format json) ${text}`,
    parameters,
  };
  const { rows } = await db.executeQuery(explained);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error(`no plan for: ${text}`);
  return plan;
};

export interface TableUse {
  /** Tables that the statements read or write. */
  tables: Set<string>;
  /** `table: statement` for each statement that reads a whole table. */
  sequentialScans: string[];
}

/** Explains statements, and collects the tables they use and those they read from beginning to end. */
export const explainAll = async (db: Database, statements: readonly Statement[]): Promise<TableUse> => {
  const use: TableUse = { tables: new Set(), sequentialScans: [] };
  for (const statement of statements.filter(hasPlan)) {
    for (const { 'Node Type': type, 'Relation Name': table } of nodesOf(await planOf(db, statement))) {
      if (table === undefined) continue;
      use.tables.add(table);
      if (type === 'Seq Scan') use.sequentialScans.push(`${table}: ${statement.sql.replaceAll(/\s+/g, ' ').trim()}`);
    }
  }
  return use;
};
